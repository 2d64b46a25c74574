import Synchronization
import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

@Suite struct ScanProgressTests {
  /// What was heard. A class, since an `Atomic` cannot be captured.
  private final class Listener: Sendable {
    let calls = Atomic<Int>(0)
    let sum = Atomic<Int>(0)
    let wrongTotals = Atomic<Int>(0)
  }

  /// Each file is told once, with a number of its own, whatever the number of jobs.
  @Test(arguments: [1, 2, 7])
  func everyFileIsTold(_ jobs: Int) async throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write("\(index).ttf", index < 15 ? SampleFont().bytes : []) }
    let search = FontSearch([FilePath(folder.path)])
    let listener = Listener()
    let scanner = FontScanner(jobs: jobs)
    let scan = await scanner.scan(search.inputs) { done, total in
      listener.calls.wrappingAdd(1, ordering: .relaxed)
      listener.sum.wrappingAdd(done, ordering: .relaxed)
      if total != 20 { listener.wrongTotals.wrappingAdd(1, ordering: .relaxed) }
    }
    #expect(listener.calls.load(ordering: .relaxed) == 20)
    #expect(listener.sum.load(ordering: .relaxed) == (1...20).reduce(0, +))
    #expect(listener.wrongTotals.load(ordering: .relaxed) == 0)
    let silent = await scanner.scan(search.inputs)
    #expect(scan == silent)
  }
}
