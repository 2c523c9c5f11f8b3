/** `02 41 51 00 00` → `+33241510000`, as machines dial it from anywhere. What is no number of France stays as it is. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`
  if (/^00[1-9]\d{6,14}$/.test(digits)) return `+${digits.slice(2)}`
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : phone
}
