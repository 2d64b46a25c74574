@import UIKit;

@interface HeadingLabel : UILabel
@end
