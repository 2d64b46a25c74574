#import "StationLabel.h"
