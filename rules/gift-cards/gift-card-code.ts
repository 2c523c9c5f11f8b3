/** Crockford's digits: none that could be taken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Eighty bits, five to a digit. */
const LENGTH = 16
const BITS_PER_DIGIT = 5

/** A code of eighty random bits and a check digit, as it is written: `4F7K-…-…-…-M`. */
export function giftCardCode(randomHex: string): string {
  const bits = BigInt(`0x${randomHex.slice(0, (LENGTH * BITS_PER_DIGIT) / 4)}`)
  const digits = Array.from({ length: LENGTH }, (_, at) => DIGITS[Number((bits >> BigInt(at * BITS_PER_DIGIT)) & 31n)])
  const plain = digits.join('')
  return writeCode(plain + checkDigit(plain))
}

/** What was typed, as the code is kept: capitals, no signs between; null when it cannot be one. */
export function readGiftCardCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (plain.length !== LENGTH + 1 || [...plain].some((digit) => !DIGITS.includes(digit))) return null
  return checkDigit(plain.slice(0, LENGTH)) === plain[LENGTH] ? plain : null
}

function writeCode(plain: string): string {
  return plain.match(/.{1,4}/g)?.join('-') ?? plain
}

/** Luhn's method over 32 digits: any wrong digit, and nearly any two that changed places, are noticed. */
function checkDigit(plain: string): string {
  const size = DIGITS.length
  let sum = 0
  for (const [at, digit] of [...plain].reverse().entries()) {
    const weighed = DIGITS.indexOf(digit) * (at % 2 === 0 ? 2 : 1)
    sum += Math.floor(weighed / size) + (weighed % size)
  }
  return DIGITS[(size - (sum % size)) % size] ?? '0'
}
