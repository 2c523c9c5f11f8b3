import { fill } from '#words/basics/fill.ts'
import type { CustomizationPictureWords } from './fr.ts'

interface DrawnProduct {
  name: string
  /** What is seen of the answers. */
  answers: readonly { label: string; value: string }[]
}

/** `Coffret cadeau : Le couvercle gravé « Marie », Le ruban « Bordeaux »`. */
export function pictureAlt({ name, answers }: DrawnProduct, words: CustomizationPictureWords): string {
  if (answers.length === 0) return fill(words.plain, { name })
  return fill(words.alt, { name, answers: answers.map((answer) => fill(words.answer, { ...answer })).join(', ') })
}
