#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How many processors this process may use.
public enum Processors {
  /// At least 1: the processors this process is allowed to run on, or its control group's quota
  /// where that is smaller. `ProcessInfo` counts the machine's and ignores both.
  public static var available: Int {
    var count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    #if os(Linux)
      if let status = text("/proc/self/status"), let allowed = allowedProcessors(inStatus: status) {
        count = min(count, allowed)
      }
      if let quota = text("/sys/fs/cgroup/cpu.max"), let limit = processors(inQuota: quota) {
        count = min(count, limit)
      }
    #endif
    return max(1, count)
  }

  /// The number of processors in the line `Cpus_allowed_list: 0-3,8` of `/proc/self/status`.
  static func allowedProcessors(inStatus status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix("Cpus_allowed_list:") {
      var count = 0
      for range in line.dropFirst("Cpus_allowed_list:".count).split(separator: ",") {
        let ends = range.split(separator: "-").map { Int($0.filter(\.isNumber)) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, last >= first,
          last < 1_000_000
        else { return nil }
        count += last - first + 1
      }
      return count > 0 ? count : nil
    }
    return nil
  }

  /// The whole processors that a `cpu.max` such as `150000 100000` grants, at least 1; nil for `max`.
  static func processors(inQuota quota: String) -> Int? {
    let words = quota.split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let granted = Int(words[0]), let period = Int(words[1]), period > 0,
      granted > 0
    else { return nil }
    return max(1, granted / period)
  }

  /// A small file of the kernel's, which reports size 0 and so cannot be read by its size.
  private static func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
