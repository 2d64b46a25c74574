#import "AppFonts.h"

NSString *const CLBoldFontName = kFontFamily @"-Bold";

UIFont *CLFont(NSString *style, CGFloat size) {
  UIFont *font = [UIFont fontWithName:[NSString stringWithFormat:@"%@-%@", kFontFamily, style]
                                 size:size];
  return [[UIFontMetrics defaultMetrics] scaledFontForFont:font];
}

@implementation UIFont (Classic)

+ (UIFont *)cl_regularOfSize:(CGFloat)size {
  return [self fontWithName:kFontFamily @"-Regular" size:size];
}

@end
