import WidgetKit

struct Entry: TimelineEntry { let date: Date }
