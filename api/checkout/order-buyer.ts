import type { HandlerContext } from '#api/calls/handler.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { type ReadPhone, readPhone } from '#providers/phone-numbers/phone-number.ts'
import { isAdult, isBirthdate } from '#rules/accounts/age.ts'
import type { OrderBody } from './order-context.ts'

export interface Buyer {
  email: string
  firstname: string
  lastname: string
  phone: string
  birthdate: string | null
}

interface BuyerFacts {
  body: OrderBody
  hasAlcohol: boolean
  /** Whether the estate wants numbers of mobile telephones. */
  onlyMobile: boolean
}

/** Who buys: what a customer's account knows need not be typed again, and its address cannot be another's. */
export async function checkBuyer(
  { db, principal, now }: Pick<HandlerContext, 'db' | 'principal' | 'now'>,
  { body: { user, address }, hasAlcohol, onlyMobile }: BuyerFacts,
) {
  const known = principal ? await findUser(db, principal.id) : null
  // A number that a carrier can call; none is none.
  const phone: ReadPhone = user.phone === '' ? { phone: '' } : readPhone(user.phone, { onlyMobile })
  const buyer = {
    email: known?.email ?? user.email ?? '',
    firstname: user.firstname || known?.firstname || address.billing.firstname,
    lastname: user.lastname || known?.lastname || address.billing.lastname,
    phone: 'phone' in phone ? phone.phone || known?.phone || '' : '',
    // Or a minor's account would buy with another's age: like its e-mail address, an account's date is not sent anew.
    birthdate: known?.birthdate ?? user.birthdate ?? null,
  }
  const problems: Record<string, Problem> = 'problem' in phone ? { 'user.phone': phone } : {}
  if (buyer.email === '') problems['user.email'] = { problem: 'required' }
  if (hasAlcohol && buyer.birthdate === null) problems['user.birthdate'] = { problem: 'required' }
  if (buyer.birthdate !== null && !isBirthdate(buyer.birthdate, now)) {
    problems['user.birthdate'] = { problem: 'not-a-date' }
  }
  if (Object.keys(problems).length > 0) return { problems }
  if (hasAlcohol && buyer.birthdate !== null && !isAdult(buyer.birthdate, now)) {
    return { refusal: 'too-young' as const }
  }
  return { buyer: buyer satisfies Buyer }
}
