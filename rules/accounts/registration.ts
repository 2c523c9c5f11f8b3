import type { Problem } from '#contract/basics/problems.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { isAdult, isBirthdate } from './age.ts'

/** What an estate wants to know of who opens an account. */
export interface RegistrationRules {
  asksBirthdate: boolean
  onlyAdults: boolean
  onlyMobile: boolean
}

type RegistrationParameters = Pick<
  ParameterValues,
  'ASK_BIRTHDATE_AT_REGISTER' | 'BLOCK_MINORS_FROM_REGISTERING' | 'ALLOW_ONLY_MOBILE_PHONE'
>

/** Minors cannot be told from adults without their birth date. */
export function registrationRules(values: RegistrationParameters): RegistrationRules {
  const onlyAdults = values.BLOCK_MINORS_FROM_REGISTERING === 'true'
  return {
    asksBirthdate: onlyAdults || values.ASK_BIRTHDATE_AT_REGISTER === 'true',
    onlyAdults,
    onlyMobile: values.ALLOW_ONLY_MOBILE_PHONE === 'true',
  }
}

interface BirthdateProblemOptions {
  birthdate: string | null
  now: Date
  rules: RegistrationRules
}

/** What is wrong with a birth date, where one is asked for. */
export function birthdateProblem({ birthdate, now, rules }: BirthdateProblemOptions): Problem | null {
  if (!rules.asksBirthdate) return null
  if (birthdate === null) return { problem: 'required' }
  if (!isBirthdate(birthdate, now)) return { problem: 'not-a-birthdate' }
  return rules.onlyAdults && !isAdult(birthdate, now) ? { problem: 'under-age' } : null
}
