#import <UIKit/UIKit.h>
#import "checksum.h"
