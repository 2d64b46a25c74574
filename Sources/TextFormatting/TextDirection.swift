extension StringProtocol {
  /// True where some of the text may run from right to left. A terminal that sets such text does so
  /// over the rest of its line as well, so nothing may follow it there.
  public var mayRunRightToLeft: Bool {
    // The first of these scripts, Hebrew, begins at U+0590, which is D6 90 in UTF-8.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.mayRunRightToLeft)
  }
}

extension Unicode.Scalar {
  /// True in the blocks of right-to-left scripts (Unicode, Bidirectional Character Type R and AL:
  /// 0590–08FF, FB1D–FDFF, FE70–FEFF, 10800–10FFF, 1E800–1EFFF).
  public var mayRunRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
