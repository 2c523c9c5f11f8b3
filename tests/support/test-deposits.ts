import { finishWork } from './finish-work.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { askAt } from './test-newsletters.ts'
import { ADDRESS, askResult, payByCard } from './test-orders.ts'
import { addTestVisit, booked, VISIT_NOW } from './test-visits.ts'

const { address, postalCode, city, idCountry } = ADDRESS
const WISH = { address, postalCode, city, idCountry, acceptsSaleTerms: true }

interface VisitShop {
  shop: TestApp
  calendarId: number
  /** Lets time pass, and does what falls due by then. */
  wait: (until: Date) => Promise<void>
}

/** An estate whose visit asks 15 € of each person, and a clock that the test holds. */
export async function openVisitShop({ capacity = 6, depositCents = 1_500 } = {}): Promise<VisitShop> {
  let at = VISIT_NOW
  const shop = await createTestApp({ now: () => at, gate: { queue: 200 } })
  const { calendarId } = await addTestVisit(shop, { capacity, depositCents })
  const wait = async (until: Date) => {
    at = until
    await finishWork(shop, () => at)
  }
  return { shop, calendarId, wait }
}

/** So long after the visit's shop has opened. */
export const after = (minutes: number) => new Date(VISIT_NOW.getTime() + minutes * 60_000)

/** Asks to pay as the page does. */
export function askToPay(test: Pick<TestApp, 'app'>, { token, ...given }: { token: string; [field: string]: unknown }) {
  return askAt(test, { method: 'POST', path: `/visit/${token}/deposit`, payload: { ...WISH, ...given } })
}

interface StartedDeposit {
  publicId: string
  /** The payment at the bank of test cards. */
  reference: string
}

/** The order of a deposit, at the bank. */
export async function startDeposit(test: Pick<TestApp, 'app'>, token: string): Promise<StartedDeposit> {
  const answer = await askToPay(test, { token })
  if (answer.statusCode !== 200) throw new Error(`No deposit: ${answer.body}`)
  const { publicId, payment } = answer.json().data
  return { publicId, reference: payment.url.split('/').at(-1) }
}

/** Pays a deposit, and comes back from the bank. */
export async function payDeposit(test: TestApp, token: string): Promise<StartedDeposit> {
  const started = await startDeposit(test, token)
  await payByCard(test, started)
  await askResult(test, started.publicId)
  return started
}

/** So many who have paid at the bank, of which nobody has told us yet. */
export function paidAtBank(test: TestApp, count: number): Promise<({ token: string } & StartedDeposit)[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const token = await booked(test, { email: `visitor${at}@example.org`, people: 1 })
      const started = await startDeposit(test, token)
      await payByCard(test, started)
      return { token, ...started }
    }),
  )
}

export function cancelVisit(test: Pick<TestApp, 'app'>, token: string) {
  return askAt(test, { method: 'POST', path: `/visit/${token}/cancel`, payload: {} })
}

export async function bookingOf(test: Pick<TestApp, 'app'>, token: string) {
  return (await askAt(test, { path: `/visit/${token}` })).json().data
}

/** What was paid and given back, and what the cards hold. */
export async function depositMoney({ admin }: TestApp) {
  const { rows } = await admin.query(
    `select (select coalesce(sum(received_cents), 0)::integer from estate.payments where site_id = 1) as paid,
       (select coalesce(sum(amount_cents), 0)::integer from estate.refunds where site_id = 1 and status = 'DONE') as back,
       (select count(*)::integer from estate.gift_cards where site_id = 1) as cards,
       (select coalesce(sum(balance_cents), 0)::integer from estate.gift_cards where site_id = 1) as credit`,
  )
  return rows[0]
}
