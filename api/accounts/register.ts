import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { register } from '#contract/accounts/accounts.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import { registrationParameters } from '#db/queries/sites/parameters.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { birthdateProblem, type RegistrationRules, registrationRules } from '#rules/accounts/registration.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { checkPassword } from './check-password.ts'
import { type NewAccount, openAccount } from './open-account.ts'

type Given = InputOf<typeof register>['body']

export const handleRegister: Handler<typeof register> = async ({ body }, parts) => {
  const rules = registrationRules(parameterValues(await registrationParameters(parts.db)))
  const read = readAccount({ given: body, rules, parts })
  if ('problems' in read) return read
  return { afterwards: () => openAccount({ account: read.account, parts }) }
}

interface ReadAccountOptions {
  given: Given
  rules: RegistrationRules
  parts: Pick<HandlerContext, 'now' | 'site'>
}

/** All that is wrong at once, each next to its field. What the estate does not ask for is not kept. */
function readAccount({ given, rules, parts }: ReadAccountOptions): { account: NewAccount } | { problems: Problems } {
  const { now, site } = parts
  const { email, password, firstname, lastname, acceptsTerms } = given
  const birthdate = given.birthdate ?? null
  const phone = given.phone ? readPhone(given.phone, rules) : { phone: null }
  const problems = {
    password: checkPassword({ password, person: given, site }),
    birthdate: birthdateProblem({ birthdate, now, rules }),
    phone: 'problem' in phone ? phone : null,
    acceptsTerms: acceptsTerms ? null : ({ problem: 'not-agreed' } as const),
  }
  const found = Object.entries(problems).filter((entry): entry is [string, Problem] => entry[1] !== null)
  if (found.length > 0 || 'problem' in phone) return { problems: Object.fromEntries(found) }
  const kept = rules.asksBirthdate ? birthdate : null
  return { account: { email, password, firstname, lastname, phone: phone.phone, birthdate: kept } }
}
