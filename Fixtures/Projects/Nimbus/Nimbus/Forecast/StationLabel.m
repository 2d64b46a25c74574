#import "StationLabel.h"

// Until 1.2 this was [UIFont fontWithName:@"Cumulus-Book" size:13.0].
static NSString *const StationLabelHint = @"Names as in [UIFont fontWithName:@\"Family-Style\" size:13]";

@implementation StationLabel

- (void)showStation:(NSString *)station {
  UIFont *strong = [self scaledFont:[UIFont fontWithName:@"NimbusFixture-Bold" size:13.0]];
  UIFont *plain = [self scaledFont:[UIFont fontWithName:@"AvenirNext-Medium"
                                                   size:13.0]];
  NSMutableAttributedString *text =
      [[NSMutableAttributedString alloc] initWithString:station
                                             attributes:@{NSFontAttributeName : strong}];
  NSString *operator = NSLocalizedString(@"station.operator", nil);
  [text appendAttributedString:[[NSAttributedString alloc]
                                   initWithString:operator
                                       attributes:@{NSFontAttributeName : plain}]];
  self.adjustsFontForContentSizeCategory = YES;
  self.attributedText = text;
}

/* A label without a font says what to look for: [UIFont fontWithName:@"" size:0] is nil. */
- (UIFont *)scaledFont:(nullable UIFont *)font {
  if (font == nil) {
    NSLog(@"%@", StationLabelHint);
    return [UIFont preferredFontForTextStyle:UIFontTextStyleFootnote];
  }
  return [[UIFontMetrics metricsForTextStyle:UIFontTextStyleFootnote] scaledFontForFont:font];
}

@end
