#import <UIKit/UIKit.h>

#define kFontFamily @"NimbusFixture"

extern NSString *const CLBoldFontName;

/// A font of the app, scaled.
UIFont *CLFont(NSString *style, CGFloat size);

@interface UIFont (Classic)
+ (UIFont *)cl_regularOfSize:(CGFloat)size;
@end
