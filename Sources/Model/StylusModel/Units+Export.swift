// Samples use millimeters, radians and timestamps, so importing the model also imports its units.
@_exported public import Units
