import type { Handler } from '#api/calls/handler.ts'
import type { openOrderAccount } from '#contract/accounts/accounts.ts'
import { Address } from '#contract/orders/orders.ts'
import { addAddress } from '#db/queries/accounts/addresses.ts'
import { findGuestOrder, type GuestOrder, giveOrderTo } from '#db/queries/orders/guest-orders.ts'
import { registrationParameters } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { isSameAddress } from '#rules/accounts/address-book.ts'
import { birthdateProblem, type RegistrationRules, registrationRules } from '#rules/accounts/registration.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { addressToRow } from './address-to-wire.ts'
import { checkPassword } from './check-password.ts'
import { openAccount } from './open-account.ts'

/** Whoever holds the order's random id reads all of it anyway: to keep it in an account they only choose a password. */
export const handleOpenOrderAccount: Handler<typeof openOrderAccount> = async ({ params, body }, parts) => {
  const { db, now, site } = parts
  const order = await findGuestOrder(db, params.id)
  if (!order || order.status === 'CANCELLED') return { refusal: 'order-not-found' }
  const rules = registrationRules(parameterValues(await registrationParameters(db)))
  const birthdate = order.birthdate ?? body.birthdate ?? null
  const { email, firstname, lastname } = order
  const person = { email, firstname, lastname }
  const password = checkPassword({ password: body.password, person, site })
  const age = birthdateProblem({ birthdate, now, rules })
  if (password || age) return { problems: { ...(password && { password }), ...(age && { birthdate: age }) } }
  const account = {
    ...person,
    password: body.password,
    phone: keptPhone(order, rules),
    birthdate: rules.asksBirthdate ? birthdate : null,
  }
  return {
    afterwards: () =>
      openAccount({ account, parts, fill: (db, user) => takeOver(db, { order, userId: user.id, now }) }),
  }
}

/** A number that this estate's accounts may have; what was good for a carrier may not be. */
function keptPhone({ phone }: GuestOrder, rules: RegistrationRules): string | null {
  const read = phone === '' ? null : readPhone(phone, rules)
  return read && 'phone' in read ? read.phone : null
}

async function takeOver(
  db: SiteDb,
  { order, userId, now }: { order: GuestOrder; userId: number; now: Date },
): Promise<void> {
  await giveOrderTo(db, { orderId: order.id, userId })
  const billing = Address.parse(order.billing_address)
  const delivery = order.delivery_type === 'DELIVERY' ? Address.nullable().parse(order.delivery_address) : null
  const isOne = delivery === null || isSameAddress(delivery, billing)
  const defaults = { isDeliveryDefault: isOne, isBillingDefault: true }
  await addAddress(db, { ...addressToRow({ address: billing, userId, defaults }), now })
  if (isOne) return
  const other = { isDeliveryDefault: true, isBillingDefault: false }
  await addAddress(db, { ...addressToRow({ address: delivery, userId, defaults: other }), now })
}
