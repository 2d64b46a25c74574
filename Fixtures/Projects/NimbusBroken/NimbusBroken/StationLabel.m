#import "StationLabel.h"

@implementation StationLabel

- (void)showStation:(NSString *)station {
  UIFont *font = [UIFont fontWithName:@"Nimbus Fixture Bold" size:13.0];
  UIFontMetrics *metrics = [UIFontMetrics metricsForTextStyle:UIFontTextStyleFootnote];
  self.font = [metrics scaledFontForFont:font ?: [UIFont systemFontOfSize:13.0]];
  self.adjustsFontForContentSizeCategory = YES;
  self.text = station;
}

@end
