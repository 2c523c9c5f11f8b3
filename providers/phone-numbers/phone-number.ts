import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

export type ReadPhone = { phone: string } | { problem: 'not-a-phone' | 'not-a-mobile' }

/** A number as people write it, in its international form (E.164). One without a country is French. */
export function readPhone(written: string, rules: { onlyMobile: boolean }): ReadPhone {
  const read = parsePhoneNumberFromString(written, 'FR')
  if (!read?.isValid() || read.ext) return { problem: 'not-a-phone' }
  const type = read.getType()
  // Where a country does not tell them apart, a number may well be a mobile one.
  if (rules.onlyMobile && type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') return { problem: 'not-a-mobile' }
  return { phone: read.number }
}
