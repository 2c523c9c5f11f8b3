import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { makeDemoOrders } from '#run/demo-orders.ts'
import { insertOrder } from './support/test-order.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

/** The demo customer with all of their orders, signed in as a browser is: by a cookie. */
async function openAccount() {
  const site = await createTestSite()
  await makeDemoOrders({ pool: site.pool, services: site }, new Date())
  const answer = await fetch(`${site.base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.base, idsite: '1' },
    body: JSON.stringify({ email: 'client@example.com', password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { idsite: '1', cookie }
  const read = async (path: string) => {
    const page = await site.get(path, headers)
    return { status: page.status, html: await page.text() }
  }
  const send = (path: string, fields: Record<string, string>) => site.postForm({ path, fields, headers })
  const { rows } = await site.admin.query('select id, public_id, status from estate.orders where site_id = 1')
  const find = (status: string) => rows.find((row) => row.status === status)
  return { site, read, send, find }
}

const references = (html: string) => [...html.matchAll(/>(C-\d{6})<\/a>/g)].map(([, reference]) => reference)

test('ten orders a page, by state and by word; what is not there is said', async () => {
  const { read } = await openAccount()
  const first = await read('/account/orders')
  expect(references(first.html)).toHaveLength(10)
  expect(first.html).toMatch(/<h1 class="title-2">Commandes<\/h1>/)
  expect(first.html).toMatch(/\d\d\/\d\d\/\d{4}/)
  const second = await read('/account/orders?page=2')
  expect(references(second.html)).toHaveLength(2)
  expect(references(first.html).filter((one) => references(second.html).includes(one))).toEqual([])
  expect(references((await read('/account/orders?status=SHIPPED')).html)).toHaveLength(1)
  expect(references((await read('/account/orders?search=c-000012')).html)).toEqual(['C-000012'])
  expect(references((await read('/account/orders?search=carte')).html)).toHaveLength(1)
  const none = await read('/account/orders?search=%25&status=PAID')
  expect([none.status, none.html.includes('Aucune commande ne correspond')]).toEqual([200, true])
  expect((await read('/account/orders?status=nonsense&page=0')).status).toBe(200)
})

test('an order by its number in the account, by its link without one; what is another’s is missing', async () => {
  const { site, read, find } = await openAccount()
  const { id, public_id } = find('DELIVERED')
  expect((await read(`/account/orders/${id}`)).html).toContain('Commander à nouveau')
  const guest = await site.get(`/order/${public_id}`, { idsite: '1' })
  expect([guest.status, guest.headers.get('referrer-policy'), guest.headers.get('cache-control')]).toEqual([
    200,
    'same-origin',
    'private, no-store',
  ])
  const html = await guest.text()
  for (const told of ['<meta name="robots" content="noindex"/>', 'Livrée', '/invoice/F', '/withdrawal'])
    expect(html).toContain(told)
  const other = await insertOrder(site.admin)
  for (const path of [`/account/orders/${other.id}`, '/account/orders/999999', `/account/orders/${public_id}`])
    expect([path, (await read(path)).status]).toEqual([path, 404])
  for (const path of [`/order/${id}`, `/order/${'0'.repeat(32)}`, `/order/${public_id}/return/77`])
    expect([path, (await site.get(path, { idsite: '1' })).status]).toEqual([path, 404])
  const door = await site.get(`/account/orders/${id}`, { idsite: '1' })
  expect([door.status, door.headers.get('location')]).toEqual([302, `/auth?next=%2Faccount%2Forders%2F${id}`])
})

test('without a script: a question, a cancellation, the same again', async () => {
  const { site, read, send, find } = await openAccount()
  const { id } = find('PAID')
  const { rows } = await site.admin.query(
    `select id from estate.orders where status = 'PAID' and products_cents < 15000 and id <> 5`,
  )
  const paid = rows[0]?.id ?? id
  const path = `/account/orders/${paid}`
  const empty = await send(path, { intent: 'question', message: '' })
  expect(await empty.text()).toMatch(/id="question-problem"[^>]*>[^<]+</)
  const asked = await send(path, { intent: 'question', message: 'Peut-il attendre lundi ?' })
  expect(asked.headers.get('location')).toBe(`${path}?done=asked`)
  expect((await read(`${path}?done=asked`)).html).toContain('Votre question est envoyée.')
  const again = await send(path, { intent: 'reorder' })
  expect(again.headers.get('location')).toMatch(/^\/cart#cart=[0-9a-f]{32}$/)
  const cancelled = await send(path, { intent: 'cancel' })
  expect(cancelled.headers.get('location')).toBe(`${path}?done=cancelled`)
  expect((await read(path)).html).not.toContain('value="cancel"')
  expect(await (await send(path, { intent: 'cancel' })).text()).toContain('ne peut plus être annulée')
})

test('without a script: a return is asked for, keeps what was typed, and has its page', async () => {
  const { read, send, find } = await openAccount()
  const { id } = find('DELIVERED')
  const path = `/account/orders/${id}/return`
  const html = (await read(path)).html
  const [, line = '0'] = /name="quantity-(\d+)"/.exec(html) ?? []
  const unsaid = await (await send(path, { [`quantity-${line}`]: '1', description: 'Humide' })).text()
  expect(unsaid).toContain('Choisissez au moins un produit')
  expect(unsaid).toMatch(/<textarea[^>]*>Humide<\/textarea>/)
  const fields = { [`quantity-${line}`]: '1', [`reason-${line}`]: 'DAMAGED', description: 'Humide' }
  const done = await send(path, fields)
  const page = done.headers.get('location') ?? ''
  expect(page).toMatch(new RegExp(`^${path}/\\d+$`))
  const shown = (await read(page)).html
  for (const told of ['Cassé ou abîmé à la livraison', 'Humide', 'encType="multipart/form-data"'])
    expect(shown).toContain(told)
  expect((await read(`${page}?refused=file-not-a-picture`)).html).toContain('Ce fichier n’est pas une image')
  expect((await read(`${page}?refused=%3Cscript%3E`)).html).not.toContain('role="alert" class="mt-6')
})

const withdraw = (site: TestSite, fields: Record<string, string>) =>
  site.postForm({ path: '/withdrawal', fields, headers: { idsite: '1' } }).then((answer) => answer.text())

test('without a script or an account: from the foot of any page to the receipt of a withdrawal', async () => {
  const { site, find } = await openAccount()
  for (const path of ['/', '/nos-vins', '/en/legal-notice'])
    expect(await (await site.get(path, { idsite: '1' })).text()).toMatch(/href="(\/en)?\/withdrawal"/)
  const { id, public_id } = find('SHIPPED')
  const reference = `C-${String(id).padStart(6, '0')}`
  const wrong = await withdraw(site, { intent: 'find', reference, email: 'autre@example.com' })
  expect(wrong).toContain('Aucune commande ne correspond')
  expect(wrong).toContain(`value="${reference}"`)
  const found = await withdraw(site, { intent: 'find', reference, email: 'client@example.com' })
  expect(found).toContain('Confirmer la rétractation')
  expect(await (await site.get(`/withdrawal?order=${public_id}`, { idsite: '1' })).text()).toContain(
    reference.replace('-', '\u2011'),
  )
  const nameless = await withdraw(site, { intent: 'confirm', order: public_id, 'quantity-0': '1', name: '' })
  expect(nameless).toContain('role="alert"')
  const done = await withdraw(site, { intent: 'confirm', order: public_id, 'quantity-0': '1', name: 'Hélène M.' })
  expect(done).toContain('Votre rétractation est enregistrée')
  expect(done).toMatch(/Déclarée le \d\d\/\d\d\/\d{4} à/)
})
