import type { Face } from './face.ts'

/** The faces that a text is taken from, each sign from the first that has it. */
export interface FaceChain {
  first(): Face
  /** The text in stretches of one face; signs that none has are left out. */
  stretches(text: string): { face: Face; text: string }[]
}

/** The faces of a typeface by weight and slant, each with those that stand in for what it lacks. */
export type Typeface = (weight: number, slant: 'normal' | 'italic') => FaceChain
