import { expect, test } from 'vitest'
import { signInTo } from './support/test-app.ts'
import { ADDRESS } from './support/test-orders.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

/** An order of the demo estate that awaits payment, and the page of its link. */
async function openPage(site: TestSite, locale: 'fr' | 'en') {
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  const { rows } = await site.admin.query(
    `insert into estate.orders (site_id, public_id, cart_id, contents_hash, locale, email, firstname, lastname,
       billing_address, delivery_type, products_cents, total_cents, vat, terms_accepted_at, created_at, changed_at,
       reserved_until, customer_key)
     values (1, md5(random()::text), md5(random()::text), 'x', $1, 'odile@example.org', 'Odile', 'Vasseur', $2,
       'CLICK_AND_COLLECT', 2500, 2500, '[{"rate":20,"net":2083,"vat":417,"gross":2500}]', now(), now(), now(), now(), 'odile')
     returning id`,
    [locale, JSON.stringify(ADDRESS)],
  )
  await site.admin.query(
    `insert into estate.order_lines (site_id, order_id, position, product_id, name, label, quantity, unit_cents,
       total_cents, vat_parts, is_alcohol, is_dematerialized, stock_claims)
     values (1, $1, 0, 1, 'Clos du Puits', '2021 · 75 cl', 2, 1250, 2500, '[{"rate":20,"cents":2500,"discount":0}]', true, false, '[]')`,
    [rows[0].id],
  )
  const made = await postJson(site, { path: `/api/admin/orders/${rows[0].id}/payment-link`, body: {}, authorization })
  return new URL(made.data.link.url).pathname
}

interface PostedJson {
  path: string
  body: object
  authorization?: string
}

async function postJson({ base }: TestSite, { path, body, authorization }: PostedJson) {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) }
  const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}

const SAID = {
  fr: {
    pay: 'Régler 25,00\u00a0€',
    terms: 'conditions générales de vente',
    thanks: 'Merci, votre paiement est accepté.',
  },
  en: { pay: 'Pay €25.00', terms: 'terms of sale', thanks: 'Thank you, your payment is accepted.' },
} as const

test.each(['fr', 'en'] as const)('a link is read, paid without a script and thanked for, in %s', async (locale) => {
  const site = await createTestSite()
  const path = await openPage(site, locale)
  expect(path.startsWith(locale === 'en' ? '/en/payment/' : '/payment/')).toBe(true)
  const first = await site.get(path)
  const page = await first.text()
  for (const text of [SAID[locale].pay, SAID[locale].terms, 'Clos du Puits']) expect(page).toContain(text)
  for (const secret of ['odile@example.org', 'Vasseur', 'Tonneliers']) expect(page).not.toContain(secret)
  expect([first.headers.get('referrer-policy'), page.includes('noindex')]).toEqual(['same-origin', true])
  const untold = await site.postForm({ path, fields: {} })
  expect(untold.status).toBe(400)
  const led = await site.postForm({ path, fields: { acceptsSaleTerms: 'on' } })
  expect(led.status).toBe(303)
  const reference = (led.headers.get('location') ?? '').split('/').at(-1)?.split('?')[0] ?? ''
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await postJson(site, { path: `/api/test-payment/${reference}`, body: card })
  expect(await (await site.get(path)).text()).toContain(SAID[locale].thanks)
})

test('a link that nobody knows is told as such', async () => {
  const site = await createTestSite()
  const answer = await site.get(`/payment/${'x'.repeat(43)}`)
  expect([answer.status, (await answer.text()).includes('Ce lien n’existe pas.')]).toEqual([410, true])
})
