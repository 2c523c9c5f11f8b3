import type { HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { register, User } from '#contract/accounts/accounts.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { addUser, findMailbox, findUserByEmail } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'
import { sendEmailConfirmation } from './send-email-confirmation.ts'
import { signIn } from './sign-in.ts'

/** Whose account is opened: all of it checked. */
export interface NewAccount {
  email: string
  password: string
  firstname: string
  lastname: string
  phone: string | null
  birthdate: string | null
}

interface OpenAccountOptions {
  account: NewAccount
  parts: HandlerContext
  /** What the account begins with, in the transaction that opens it. */
  fill?: (db: SiteDb, user: User) => Promise<void>
}

/** The password is hashed whether or not the address is free: the answer takes as long. */
export async function openAccount(options: OpenAccountOptions): Promise<HandlerResult<typeof register>> {
  const { account, parts, fill } = options
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
    await fill?.(db, user)
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
