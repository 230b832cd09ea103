import Foundation

// Prints how far the public touch predictors, and ours, are from what pens really did. See
// Benchmarks/README.md.

exit(await Program.run())
