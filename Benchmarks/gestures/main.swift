import Foundation

exit(Program.run())
