import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BOOK_RULES } from '#contract/books/closed-sets.ts'
import { findViolations } from '#db/queries/books/violations.ts'
import { inSite } from '#db/site-db.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { addGiftCardProduct, buyGiftCards } from '#tests/support/test-gift-cards.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

async function soldShop() {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const first = await orderBottles(shop, 2)
  await payByCard(shop, { reference: first.reference })
  await askResult(shop, first.order.publicId)
  await shop.app.inject({
    method: 'POST',
    url: `/api/admin/order/${first.order.id}/refund`,
    headers: { authorization },
    payload: { lines: [{ line: 0, quantity: 1, isRestocked: true }] },
  })
  await finishWork(shop)
  await orderBottles(shop, 3)
  return { shop, authorization, orderId: first.order.id }
}

async function readBooks(shop: TestShop, authorization: string) {
  return (await shop.app.inject({ url: '/api/admin/books', headers: { authorization } })).json().data
}

test('the books tell what was sold, paid, refunded and held, and that all of it adds up', async () => {
  const { shop, authorization } = await soldShop()
  expect(await readBooks(shop, authorization)).toMatchObject({
    isBalanced: true,
    violations: [],
    figures: { reserved: 3, sold: 2, returned: 1, paid: 25, refunded: 12.5, invoiced: 25, credited: 12.5, held: 0 },
  })
})

const returned = (state: string, quantity: number) => `
  with made as (
    insert into estate.returns (site_id, order_id, state, is_withdrawal, asked_at, changed_at)
    select 1, id, '${state}', false, now(), now() from estate.orders where fulfilment = 'PAID' limit 1 returning id
  )
  insert into estate.return_lines (site_id, return_id, position, quantity, reason)
  select 1, id, 0, ${quantity}, 'DAMAGED' from made`

/** Somebody who comes to a visit of the demo tomorrow. */
const visitor = ({ state, people = 1 }: { state: string; people?: number }) => `
  insert into estate.visit_bookings (site_id, service_id, state, starts_at, ends_at, people, language, firstname,
    lastname, email, locale, wording, token_hash, sealed_token, created_at, changed_at, deposit_cents, deposit_until,
    refund_until)
  values (1, 1, '${state}', now() + interval '1 day', now() + interval '25 hours', ${people}, 'fr', 'Odile', 'Vasseur',
    'odile@example.org', 'fr', '', '\\x00', '\\x00', now(), now(), 1500, now(), now()) returning id`

/** What an error or a hand in the database might do, and which rule notices. */
const DAMAGES: Partial<Record<(typeof BOOK_RULES)[number], string>> = {
  'stock-is-its-movements': `delete from estate.stock_movements where reason = 'SALE'`,
  'reserved-is-held': `update estate.declinations set reserved = reserved + 1 where id = $bottle`,
  'holds-belong-to-unpaid-orders': `update estate.orders set fulfilment = 'CANCELLED' where fulfilment = 'AWAITING_PAYMENT'`,
  'sold-is-taken': `delete from estate.stock_movements where reason = 'SALE'`,
  'returned-is-back': `update estate.stock_reservations set returned = 0`,
  'paid-less-refunded-is-invoiced-less-credited': `delete from estate.money_movements where kind = 'REFUND'`,
  'paid-orders-are-invoiced': `delete from estate.invoices where series = 'INVOICE'`,
  'refunds-are-credited': `delete from estate.invoices where series = 'CREDIT_NOTE'`,
  'refunds-add-up': `update estate.refunds set goodwill_cents = goodwill_cents + 1`,
  'order-refunded-is-its-refunds': `update estate.orders set refunded_cents = refunded_cents + 1 where paid_at is not null`,
  'payment-refunded-is-its-refunds': `update estate.payments set refunded_cents = 0`,
  'lines-refunded-are-their-refunds': `update estate.order_lines set refunded_quantity = 0`,
  'money-state-is-its-money': `update estate.orders set money = 'PAID'`,
  'code-uses-are-living-orders': `update estate.discount_codes set uses = 1 where code = 'VENDANGES'`,
  'code-keeps-to-its-limit': `update estate.orders set discount_code_id = (select id from estate.discount_codes where code = 'UNEFOIS')`,
  'code-keeps-to-its-limit-per-customer': `update estate.orders set discount_code_id = (select id from estate.discount_codes where code = 'VENDANGES')`,
  'slots-keep-to-their-capacity': `update estate.orders set collect_from = now(), collect_address_id = (select address_id from estate.calendars where site_id = 1 and address_id is not null limit 1)`,
  'card-balance-is-its-movements': `update estate.gift_cards set balance_cents = balance_cents - 1`,
  'card-held-is-held-by-unpaid-orders': `update estate.gift_cards set held_cents = 1`,
  'orders-are-paid-by-cards-and-payment': `update estate.payments set amount_cents = amount_cents + 1 where status = 'SUCCEEDED'`,
  'cards-taken-back-are-refunded': `update estate.refunds set vouchers_cents = vouchers_cents + 1`,
  'invoice-numbers-have-no-gap': `update estate.invoices set number = 9 where series = 'CREDIT_NOTE'`,
  'returns-keep-to-their-lines': returned('ASKED', 3),
  'returned-is-refunded': returned('REFUNDED', 1),
  'visits-keep-to-their-capacity': visitor({ state: 'AWAITING_DEPOSIT', people: 1_000 }),
  'booked-deposits-are-paid': visitor({ state: 'BOOKED' }),
  'paid-deposits-are-booked': `
    with made as (${visitor({ state: 'AWAITING_DEPOSIT' })})
    update estate.orders set visit_booking_id = made.id from made
    where orders.id = (select min(id) from estate.orders where paid_at is not null)`,
  'deposits-become-cards': `update estate.orders set visit_booking_id = id where paid_at is not null`,
  'deposit-orders-keep-their-place': `update estate.orders set visit_booking_id = id where fulfilment = 'AWAITING_PAYMENT'`,
}

test('each rule is told when it does not hold', async () => {
  const { shop, authorization } = await soldShop()
  await shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount, max_uses, max_uses_per_customer)
     values (1, 'UNEFOIS', 'PERCENT', 1000, 1, null), (1, 'VENDANGES', 'PERCENT', 1000, null, 1)`,
  )
  await shop.admin.query('update estate.calendars set capacity = 1')
  await buyGiftCards(shop, { card: await addGiftCardProduct(shop), amount: 50 })
  expect((await readBooks(shop, authorization)).violations).toEqual([])
  expect(await brokenBy(shop, 'select')).toEqual([])
  for (const rule of BOOK_RULES) expect(await brokenBy(shop, DAMAGES[rule] ?? ''), rule).toContain(rule)
  expect(await readBooks(shop, authorization)).toMatchObject({ isBalanced: true })
  await shop.admin.query(DAMAGES['refunds-add-up'] ?? '')
  const { isBalanced, violations } = await readBooks(shop, authorization)
  expect([isBalanced, violations.map(({ rule }: { rule: string }) => rule)]).toEqual([false, ['refunds-add-up']])
}, 60_000)

/** The rules that notice a damage, which is then undone. */
async function brokenBy(shop: TestShop, damage: string): Promise<string[]> {
  const undone = new Error('undone')
  let found: string[] = []
  const looked = inSite({ pool: shop.admin, siteId: 1 }, async (db) => {
    await sql.raw('set local search_path to estate, platform').execute(db)
    await sql.raw(damage.replace('$bottle', String(shop.bottle))).execute(db)
    await sql.raw('set local role cuvee_app').execute(db)
    found = (await findViolations(db)).map(({ rule }) => rule)
    throw undone
  })
  await expect(looked).rejects.toBe(undone)
  return found
}

test('only administrators of the estate read its books, and of no other', async () => {
  const { shop } = await soldShop()
  const status = async (headers: Record<string, string>) =>
    (await shop.app.inject({ url: '/api/admin/books', headers })).statusCode
  expect(await status({})).toBe(401)
  expect(await status({ authorization: await shop.signIn(1, 'CUSTOMER') })).toBe(403)
  const neighbour = await shop.signIn(3, 'ADMIN')
  const theirs = await shop.app.inject({
    url: '/api/admin/books',
    headers: { authorization: neighbour, host: 'coteaux.localhost' },
  })
  expect(theirs.json().data.figures).toMatchObject({ sold: 0, paid: 0, invoiced: 0 })
})
