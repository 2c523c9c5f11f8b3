import { expect, test } from 'vitest'
import { orderGuideWords } from '#words/orders/guide/words.ts'
import { insertOrder, type TestOrder } from './support/test-order.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const said = orderGuideWords.fr
const PARCEL = { columns: { arrives_from: '2026-11-18', arrives_until: '2026-11-19', birthdate: '1984-05-12' } }

async function thanksFor(site: TestSite, order: TestOrder) {
  const { publicId } = await insertOrder(site.admin, order)
  const path = `/order/success?order=${publicId}`
  const answer = await site.get(path)
  return { publicId, path, status: answer.status, html: await answer.text() }
}

test('a paid parcel is thanked for with a signed word, its days, a calendar and an account for a password', async () => {
  const site = await createTestSite()
  const { html, publicId } = await thanksFor(site, PARCEL)
  for (const told of ['Merci, Jeanne', 'Élise Maugeais', 'lundi 16 novembre', 'mercredi 18 ou jeudi 19 novembre']) {
    expect(html).toContain(told)
  }
  expect(html).toContain(`href="/api/order/${publicId}/calendar"`)
  expect(html).toContain(said.account.title)
  expect(html.match(/<input[^>]*name="(?!intent)[^"]*"/g)).toEqual([expect.stringContaining('name="password"')])
  expect(html).toContain(said.invitation.title)
})

test('the page speaks English as well', async () => {
  const site = await createTestSite()
  const { path } = await thanksFor(site, PARCEL)
  const html = await (await site.get(`/en${path}`)).text()
  expect(html).toContain('Wednesday 18 or Thursday 19 November')
  expect(html).toContain(orderGuideWords.en.account.title)
})

test('what is fetched tells its hour and its place; a gift card goes by mail and has neither day nor file', async () => {
  const site = await createTestSite()
  const collect = {
    delivery_type: 'CLICK_AND_COLLECT',
    carrier_name: null,
    delivery_address: null,
    collect_place: JSON.stringify({ name: 'Caveau', address: '7, chemin Haut', postalCode: '49730', city: 'Turquant' }),
    collect_from: new Date('2026-11-21T09:00:00Z'),
    collect_until: new Date('2026-11-21T10:30:00Z'),
  }
  const fetched = await thanksFor(site, { columns: collect })
  expect(fetched.html).toContain('samedi 21 novembre, de 10\u00a0h à 11\u00a0h\u00a030')
  expect(fetched.html).toContain('Caveau, 7, chemin Haut, 49730 Turquant')
  const mailed = await thanksFor(site, { columns: { delivery_type: 'NO_DELIVERY', carrier_name: null } })
  expect(mailed.html).toContain(said.byMail)
  expect(mailed.html).not.toContain('/calendar"')
})

test('what bears one’s words is to be read again', async () => {
  const site = await createTestSite()
  const customizations = [{ id: 1, text: 'Jeanne', told: { label: 'Gravure', text: 'Jeanne' } }]
  expect((await thanksFor(site, { ...PARCEL, lines: [{ customizations }] })).html).toContain(said.personalised)
  expect((await thanksFor(site, PARCEL)).html).not.toContain(said.personalised)
})

test('an order that is not paid promises nothing', async () => {
  const site = await createTestSite()
  const { html } = await thanksFor(site, { ...PARCEL, status: 'AWAITING_PAYMENT', columns: { paid_at: null } })
  for (const told of [said.account.title, said.letter.plain, said.steps.prepared]) expect(html).not.toContain(told)
})

test('an account opens with a plain form; what is wrong is told, and a taken address as registration tells it', async () => {
  const site = await createTestSite()
  const { path, html: offered } = await thanksFor(site, { ...PARCEL, email: 'jeanne@example.org' })
  expect(offered).toContain('jeanne@example.org')
  const send = (fields: Record<string, string>) => site.postForm({ path, fields: { intent: 'account', ...fields } })
  const refused = await send({ password: 'azerty' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Choisissez au moins 12 caractères')
  const opened = await send({ password: 'Trois-petits-chats' })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `${path}&account=opened`])
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const after = await (await site.get(`${path}&account=opened`, { cookie })).text()
  expect(after).toContain(said.account.opened)
  expect(after).not.toContain(said.account.title)
  // Whoever is not signed in is told of no account, whatever the address says.
  expect(await (await site.get(`${path}&account=opened`)).text()).not.toContain(said.account.opened)
  const { path: second } = await thanksFor(site, { ...PARCEL, email: 'jeanne@example.org' })
  const taken = await site.postForm({ path: second, fields: { intent: 'account', password: 'Trois-petits-chats' } })
  expect(taken.status).toBe(409)
  expect(await taken.text()).toContain('role="alert"')
})
