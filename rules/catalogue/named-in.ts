import { plainWords } from '#rules/basics/plain-text.ts'

/** Whether a text names a product: the words of its name one after the other, whatever their accents and capitals. */
export function isNamedIn(text: string, name: string): boolean {
  const wanted = plainWords(name)
  if (wanted.length === 0) return false
  const words = plainWords(text)
  return words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word))
}
