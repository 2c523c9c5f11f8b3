import type { z } from 'zod'
import type { HandlerContext } from '#api/calls/handler.ts'
import type { OrderBody } from '#api/checkout/order-context.ts'
import { readAddress } from '#api/orders/read-address.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { EnteredWish } from '#contract/checkout/entered-orders.ts'
import type { Address } from '#contract/orders/orders.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'

export type Wish = z.output<typeof EnteredWish>

interface ReadEntry {
  body: OrderBody
  /** The account that it belongs to. */
  userId: number | null
  buyer: { email: string; firstname: string; lastname: string; phone: string; birthdate: null }
}

/** Reads what the estate has entered: who, and where to. What is wrong is told by the names of the form. */
export async function readEntry(
  { db, randomId }: Pick<HandlerContext, 'db' | 'randomId'>,
  wish: Wish,
): Promise<ReadEntry | { problems: Problems } | { refusal: 'user-not-found' }> {
  const { customer, address, deliveryAddress } = wish
  const known = customer.idUser == null ? null : await findUser(db, customer.idUser)
  if (known === undefined) return { refusal: 'user-not-found' }
  const name = { firstname: customer.firstname, lastname: customer.lastname }
  const [billing, other] = await Promise.all([
    readAddress(db, { ...address, ...name }),
    deliveryAddress ? readAddress(db, { ...deliveryAddress, ...name }) : null,
  ])
  const phone = customer.phone === '' ? { phone: known?.phone ?? '' } : readPhone(customer.phone, { onlyMobile: false })
  const email = known?.email ?? customer.email ?? ''
  const problems: Record<string, Problem> = {
    ...('problem' in phone ? { 'customer.phone': phone } : reachProblems({ email, phone: phone.phone })),
    ...('problems' in billing ? named('address', billing.problems) : {}),
    ...(other && 'problems' in other ? named('deliveryAddress', other.problems) : {}),
  }
  if (
    'problem' in phone ||
    'problems' in billing ||
    (other && 'problems' in other) ||
    Object.keys(problems).length > 0
  ) {
    return { problems }
  }
  const buyer = { ...name, email, phone: phone.phone, birthdate: null }
  const places = { billing: billing.address, delivery: other?.address ?? billing.address }
  return { userId: known?.id ?? null, buyer, body: orderBody(wish, { idCart: randomId(), places, phone: phone.phone }) }
}

/** Somebody must be told when it is ready, and who cannot be reached cannot be told. */
function reachProblems({ email, phone }: { email: string; phone: string }): Record<string, Problem> {
  return email === '' && phone === '' ? { 'customer.phone': { problem: 'required' } } : {}
}

function named(part: string, problems: Readonly<Record<string, Problem>>): Record<string, Problem> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${part}.${field}`, problem]))
}

interface BodyFacts {
  /** It comes from no cart; codes are looked for by one. */
  idCart: string
  places: { billing: Address; delivery: Address }
  phone: string
}

/** The same as the shop would have sent it. */
function orderBody({ delivery, discountCode, message }: Wish, { idCart, places, phone }: BodyFacts): OrderBody {
  const { type, idCarrier, idAddress } = delivery
  return {
    idCart,
    user: { phone },
    address: places,
    discount: discountCode ? { code: discountCode } : null,
    giftCards: [],
    message,
    dateSchedule: delivery.dateSchedule,
    idSchedule: delivery.idSchedule,
    delivery: { type: type === 'TAKEN_AWAY' ? 'NO_DELIVERY' : type, idCarrier, idAddress },
    acceptsSaleTerms: true,
  }
}
