import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { joinGuestOrders } from '#contract/accounts/guest-orders.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { JOINED, joinOrders } from '#db/queries/accounts/joined-orders.ts'
import { lockCustomers } from '#db/queries/accounts/merge-customers.ts'
import { addOrderEvent } from '#db/queries/orders/orders.ts'
import { tellAccount } from './tell-account.ts'

/** Whoever gets orders must have shown that their address is theirs, as for accounts that are made one. */
export const handleJoinGuestOrders: Handler<typeof joinGuestOrders> = async ({ params: { id }, body }, parts) => {
  const { db, now, randomId } = parts
  const [customer] = await lockCustomers(db, [id])
  if (!customer) return { refusal: 'user-not-found' }
  if (isDemoAddress(customer.email)) return { refusal: 'demo-account' }
  if (customer.email_confirmed_at === null) return { refusal: 'customer-unproven' }
  const ids = [...new Set(body.ids)]
  const joined = await joinOrders(db, { userId: id, ids })
  if (ids.some((wanted) => !joined.some((order) => order.id === wanted))) return { refusal: 'order-not-found' }
  for (const order of joined) await noteOrder(parts, order)
  await tellAccount(db, { userId: id, change: 'ORDERS_JOINED', now, randomId })
  await tellOthers(parts, { joined, email: customer.email })
  // Numbers only: the log outlives whoever is forgotten.
  return {
    value: { joined: ids.length },
    changes: [{ thing: 'customers', id, before: null, after: { joinedOrders: ids } }],
  }
}

type Joined = Awaited<ReturnType<typeof joinOrders>>

async function noteOrder({ db, now, principal }: HandlerContext, { id, status }: Joined[number]): Promise<void> {
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  await addOrderEvent(db, { orderId: id, from: status, to: status, ...who, detail: JOINED, at: now })
}

/** Each other address once: whose order it is may be somebody else's. */
async function tellOthers(
  { db, now, randomId }: HandlerContext,
  { joined, email }: { joined: Joined; email: string },
): Promise<void> {
  const others = new Map(joined.filter((one) => one.email !== '' && one.email !== email).map((one) => [one.email, one]))
  for (const { email: recipient, firstname, locale } of others.values()) {
    const facts = { firstname, change: 'ORDER_JOINED_AWAY' as const }
    await queueMail(db, { kind: 'ACCOUNT_CHANGED', locale, recipient, orderId: null, facts, now, randomId })
  }
}
