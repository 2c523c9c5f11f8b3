import type { Problem } from '#contract/basics/problems.ts'
import { isCommonPassword } from '#providers/passwords/common-passwords.ts'
import { passwordProblem } from '#rules/accounts/password.ts'

interface PasswordWish {
  password: string
  person: { email: string; firstname: string; lastname: string }
  site: { name: string }
}

/** What is wrong with a password that a person wants to have at an estate; null when it may be used. */
export function checkPassword({ password, person, site }: PasswordWish): Problem | null {
  const { email, firstname, lastname } = person
  return passwordProblem(password, { email, names: [firstname, lastname, site.name], isLeaked: isCommonPassword })
}
