#import "HeadingLabel.h"

@implementation HeadingLabel
- (void)awakeFromNib {
  [super awakeFromNib];
  UIFont *font = [UIFont fontWithName:@"NimbusFixture-Bold" size:20];
  UIFontMetrics *metrics = [UIFontMetrics metricsForTextStyle:UIFontTextStyleTitle3];
  self.font = [metrics scaledFontForFont:font];
  self.adjustsFontForContentSizeCategory = YES;
}
@end
