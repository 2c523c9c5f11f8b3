/** How many digits a number of a thing in trade may have (GS1 General Specifications). */
const LENGTHS = [8, 12, 13, 14] as const

/** A number whose last digit proves the others: 3 and 1 in turn from the right, summed up to a whole ten. */
export function isGtin(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !LENGTHS.some((length) => length === digits.length)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 && Number(digits) > 0
}
