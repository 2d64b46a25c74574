#import "HeadingLabel.h"

@implementation HeadingLabel
- (void)awakeFromNib {
  [super awakeFromNib];
  self.font = [UIFont fontWithName:@"NimbusFixture-Bold" size:20];
}
@end
