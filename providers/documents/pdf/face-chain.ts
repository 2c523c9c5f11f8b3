import type { Face } from './face.ts'
import type { Figures, ShapedRun } from './shape-run.ts'

/** The faces that a text is taken from, each sign from the first that has it. */
export interface FaceChain {
  first(): Face
  /** The glyphs of a text; signs that none has are left out. */
  shape(text: string, figures: Figures): readonly ShapedRun[]
}

/** The faces of a typeface by weight and slant, each with those that stand in for what it lacks. */
export type Typeface = (weight: number, slant: 'normal' | 'italic') => FaceChain
