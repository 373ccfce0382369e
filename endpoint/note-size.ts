/** A note is cut into pieces of a cell each. */
export const pieceLength = 45_000
export const pieceLimit = 6

/** As many characters as a note holds. */
export const noteLimit = pieceLength * pieceLimit
