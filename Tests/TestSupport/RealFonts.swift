import Foundation

/// Fonts of Debian's packages, which `make test` installs on Debian; elsewhere tests that need them
/// are skipped and say so.
public enum RealFonts {
  public static let lato = "/usr/share/fonts/truetype/lato"
  public static let cantarell = "/usr/share/fonts/opentype/cantarell"
  public static let karla = "/usr/share/fonts/truetype/karla"
  public static let karlaVariable = "/usr/share/fonts/truetype/karla-variable"
  public static let dejaVu = "/usr/share/fonts/truetype/dejavu"
  public static let base35 = "/usr/share/fonts/opentype/urw-base35"
  public static let wenQuanYi = "/usr/share/fonts/truetype/wqy"

  public static let all = [
    lato, cantarell, karla, karlaVariable, dejaVu, base35, wenQuanYi,
  ]

  /// True where every folder is there.
  public static let areInstalled = all.allSatisfy { FileManager.default.fileExists(atPath: $0) }

  /// Why a test is skipped where they are not.
  public static let reason: String =
    "needs Debian's fonts-lato, fonts-cantarell, fonts-karla, fonts-dejavu-core, fonts-urw-base35 "
    + "and fonts-wqy-microhei"
}
