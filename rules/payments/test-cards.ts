/** `4242 4242 4242 4242`; American cards stand in 4-6-5. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  if (/^3[47]/.test(digits)) {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  }
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** `12 / 30`; a month above one digit’s reach gets its zero. */
export function groupExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  const full = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return full.length > 2 ? `${full.slice(0, 2)} / ${full.slice(2)}` : full
}

/** `12/30`, as the bank reads it. */
export function sentExpiry(typed: string): string {
  return typed.replace(/\s/g, '')
}

export const TEST_CARDS = [
  { number: '4242424242424242', ends: 'ok' },
  { number: '4000000000003220', ends: 'challenge' },
  { number: '4000000000000002', ends: 'card-declined' },
  { number: '4000000000009995', ends: 'insufficient-funds' },
  { number: '4000000000000069', ends: 'card-expired' },
  { number: '4000000000000127', ends: 'wrong-security-code' },
  { number: '4000000000000119', ends: 'processing-error' },
] as const
