/** One piece: a bottle, a jar. */
interface WeighedPiece {
  /** With its packaging, as the estate weighed it. */
  weightGrams: number | null
  millilitres: number | null
}

export interface WeighedLine extends WeighedPiece {
  quantity: number
  /** What lies in one piece of it, when it is a box. */
  inside: readonly (WeighedPiece & { quantity: number })[]
}

/** A full bottle of 75 cl with its share of the carton weighs some 1.35 kg: the wine, and 80 % of that in glass and card. */
const GRAMS_PER_MILLILITRE = 1.8
/** Jars, glasses, books: what nobody weighed and what holds nothing. */
const UNKNOWN_GRAMS = 500

export function parcelWeight(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * lineGrams(line), 0)
}

/** A box that nobody weighed weighs what lies in it. */
function lineGrams({ weightGrams, inside, millilitres }: WeighedLine): number {
  if (weightGrams !== null || inside.length === 0) return pieceGrams({ weightGrams, millilitres })
  return inside.reduce((sum, { quantity, ...piece }) => sum + quantity * pieceGrams(piece), 0)
}

function pieceGrams({ weightGrams, millilitres }: WeighedPiece): number {
  if (weightGrams !== null) return weightGrams
  return millilitres === null ? UNKNOWN_GRAMS : Math.ceil(millilitres * GRAMS_PER_MILLILITRE)
}
