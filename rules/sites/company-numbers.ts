const SIRET_DIGITS = 14
const SIREN_DIGITS = 9
/** The one company whose establishments are numbered by another sum (INSEE). */
const LA_POSTE = '356000000'

/** As people type them: `123 456 789 00012`. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s.\u00a0\u202f-]/g, '').toUpperCase()
}

/** Whether fourteen digits can be the number of an establishment: both sums must come out even, or one digit is wrong. */
export function isSiret(digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length !== SIRET_DIGITS) return false
  const siren = digits.slice(0, SIREN_DIGITS)
  if (!isLuhn(siren)) return false
  return isLuhn(digits) || (siren === LA_POSTE && sumOfDigits(digits) % 5 === 0)
}

/** The VAT number that a French company has, from the number of its establishment. */
export function frenchVatNumber(siret: string): string {
  const siren = siret.slice(0, SIREN_DIGITS)
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

/** A French VAT number is compared with the company's own; of those of other countries only the shape is known here. */
export function isVatNumber(number: string, siret: string): boolean {
  if (number.startsWith('FR') && /^FR\d{11}$/.test(number)) return number === frenchVatNumber(siret)
  return /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(number)
}

/** The number of who holds wine under suspension of excise: its country and eleven signs. */
export function isExciseNumber(number: string): boolean {
  return /^[A-Z]{2}[0-9A-Z]{11}$/.test(number)
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function sumOfDigits(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0)
}
