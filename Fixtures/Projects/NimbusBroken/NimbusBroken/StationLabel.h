#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The name of the weather station that a value comes from.
@interface StationLabel : UILabel

- (void)showStation:(NSString *)station;

@end

NS_ASSUME_NONNULL_END
