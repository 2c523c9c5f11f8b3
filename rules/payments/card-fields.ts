import type { Problems } from '#contract/basics/problems.ts'

interface CardFields {
  number: string
  expiry: string
  securityCode: string
}

/** What is wrong with a card as it was typed, before any bank is asked. */
export function cardProblems({ number, expiry, securityCode }: CardFields, now: Date): Problems {
  const digits = cardDigits(number)
  return {
    ...(/^\d{13,19}$/.test(digits) && isLuhn(digits) ? {} : { number: { problem: 'not-a-card-number' } as const }),
    ...(isFuture(expiry, now) ? {} : { expiry: { problem: 'not-a-future-month' } as const }),
    ...(/^\d{3,4}$/.test(securityCode.trim()) ? {} : { securityCode: { problem: 'not-a-security-code' } as const }),
  }
}

/** Spaces are how people read a number, not part of it. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '')
}

/** ISO/IEC 7812: the last digit checks the others. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** `12/30`: good through the end of its month. */
function isFuture(expiry: string, now: Date): boolean {
  const read = /^\s*(\d{1,2})\s*\/\s*(\d{2}|20\d{2})\s*$/.exec(expiry)
  if (!read) return false
  const month = Number(read[1])
  const year = (Number(read[2]) % 100) + 2000
  if (month < 1 || month > 12) return false
  return year > now.getUTCFullYear() || (year === now.getUTCFullYear() && month >= now.getUTCMonth() + 1)
}
