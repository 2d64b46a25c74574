import SwiftUI

struct Note: Identifiable {
  let id: UUID
  var title: String
  var text: String
}

/// What the reader wrote down about the weather.
struct NotesView: View {
  @State private var notes: [Note] = []
  @State private var draft = ""

  private static let titleFont = Font.custom(
    "NimbusFixtureVariable-Regular_SemiBold", size: 22, relativeTo: .title2)

  var body: some View {
    NavigationStack {
      List(notes) { note in
        VStack(alignment: .leading) {
          Text(note.title).font(Self.titleFont)
          Text(note.text)
            .font(.custom("NimbusFixtureVariable-Regular", size: 17, relativeTo: .body))
        }
      }
      .overlay {
        if notes.isEmpty {
          Text("notes.empty")
            .font(.custom("NimbusFixture-Italic", size: 17, relativeTo: .body))
            .multilineTextAlignment(.center)
        }
      }
      .navigationTitle("notes.title")
      .safeAreaInset(edge: .bottom) {
        TextField("notes.placeholder", text: $draft)
          .font(.custom("NimbusFixture-Regular", size: 17, relativeTo: .body))
          .onSubmit(add)
          .padding()
      }
    }
  }

  private func add() {
    notes.append(Note(id: UUID(), title: String(localized: "notes.new"), text: draft))
    draft = ""
  }
}
