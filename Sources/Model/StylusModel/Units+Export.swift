// Who speaks of samples speaks of millimeters, radians and moments: importing the model brings its
// units along.
@_exported public import Units
