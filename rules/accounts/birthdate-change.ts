import type { Problem } from '#contract/basics/problems.ts'
import { isBirthdate } from './age.ts'
import { birthdateProblem, type RegistrationRules } from './registration.ts'

interface BirthdateChange {
  present: string | null
  wanted: string | null
  /** It has proved an age, at registration or to buy alcohol. */
  isLocked: boolean
  rules: RegistrationRules
  now: Date
}

/** What is wrong with a birth date that somebody wants their account to have. What stays as it is is never wrong. */
export function newBirthdateProblem({ present, wanted, isLocked, rules, now }: BirthdateChange): Problem | null {
  if (wanted === present) return null
  // Or a minor would be of age with the next order.
  if (present !== null && isLocked) return { problem: 'birthdate-locked' }
  if (wanted !== null && !isBirthdate(wanted, now)) return { problem: 'not-a-birthdate' }
  return birthdateProblem({ birthdate: wanted, now, rules })
}
