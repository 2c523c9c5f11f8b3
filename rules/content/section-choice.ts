/** What one chooses in a section is one small plain word, and what one draws has none; what one writes is more. */
export function isChoice(value: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(value) || !/\p{L}/u.test(value)
}
