import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { register } from '#contract/accounts/accounts.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { addUser, findMailbox, findUserByEmail } from '#db/queries/accounts/users.ts'
import { registrationParameters } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { birthdateProblem, type RegistrationRules, registrationRules } from '#rules/accounts/registration.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { checkPassword } from './check-password.ts'
import { sendEmailConfirmation } from './send-email-confirmation.ts'
import { signIn } from './sign-in.ts'

type Given = InputOf<typeof register>['body']
type Account = Pick<Given, 'email' | 'password' | 'firstname' | 'lastname'> & {
  phone: string | null
  birthdate: string | null
}

export const handleRegister: Handler<typeof register> = async ({ body }, parts) => {
  const rules = registrationRules(parameterValues(await registrationParameters(parts.db)))
  const read = readAccount({ given: body, rules, parts })
  if ('problems' in read) return read
  return { afterwards: () => openAccount(read.account, parts) }
}

interface ReadAccountOptions {
  given: Given
  rules: RegistrationRules
  parts: Pick<HandlerContext, 'now' | 'site'>
}

/** All that is wrong at once, each next to its field. What the estate does not ask for is not kept. */
function readAccount({ given, rules, parts }: ReadAccountOptions): { account: Account } | { problems: Problems } {
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

/** The password is hashed whether or not the address is free: the answer takes as long. */
async function openAccount(account: Account, parts: HandlerContext): Promise<HandlerResult<typeof register>> {
  const { transact, passwords, isDemo, locale, now } = parts
  const { password, ...facts } = account
  const password_hash = await passwords.hash(password)
  if (password_hash === null) return { refusal: 'overloaded', retryAfterSeconds: 1 }
  if (!isDemo && isDemoAddress(account.email)) return { refusal: 'email-taken' }
  const opened = await transact(async (db) => {
    const birthdate_locked_at = facts.birthdate === null ? null : now
    const agreed = { terms_accepted_at: now, birthdate_locked_at }
    const user = await addUser(db, { ...facts, ...agreed, password_hash, role: 'CUSTOMER', locale })
    if (!user) return { refusal: 'email-taken' as const }
    await sendEmailConfirmation(db, { user, parts })
    return signIn(db, { user, parts })
  })
  if ('refusal' in opened) await transact((db) => tellOwner(db, { email: account.email, parts }))
  return opened
}

/** Whoever has an account already and forgot is told so, and how to get in; of a stranger's try they should know. */
async function tellOwner(db: SiteDb, { email, parts }: { email: string; parts: HandlerContext }): Promise<void> {
  const { visitor, now, randomId } = parts
  const user = await findUserByEmail(db, email)
  const mailbox = user && !isDemoAddress(email) ? await findMailbox(db, user.id) : undefined
  if (!mailbox || (await countMailWish({ db, visitor, now }, { kind: 'EMAIL_TAKEN', recipient: email })) !== null)
    return
  const { firstname, locale } = mailbox
  await queueMail(db, {
    kind: 'EMAIL_TAKEN',
    locale,
    recipient: email,
    orderId: null,
    facts: { firstname },
    now,
    randomId,
  })
}
