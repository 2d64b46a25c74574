#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The name of the weather station that a value comes from, and who runs it.
@interface StationLabel : UILabel

- (void)showStation:(NSString *)station;

@end

NS_ASSUME_NONNULL_END
