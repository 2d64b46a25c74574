#import "AppFonts.h"

@interface StationViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *titleLabel;
@property (nonatomic, weak) IBOutlet UILabel *noteLabel;
@end

@implementation StationViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.titleLabel.font = CLFont(@"SemiBold", 28);
  // There is no face of this weight.
  self.noteLabel.font = CLFont(@"Heavy", 17);
  self.navigationController.navigationBar.titleTextAttributes = @{
    NSFontAttributeName : [[UIFontMetrics metricsForTextStyle:UIFontTextStyleHeadline]
        scaledFontForFont:[UIFont fontWithName:CLBoldFontName size:17]],
  };
}

@end
