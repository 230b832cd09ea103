import Foundation

// Prints how far the public touch predictors, and ours, are from what pens really did. See
// README.md here.

exit(await Program.run())
