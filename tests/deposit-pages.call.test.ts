import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

const SERVICE = { fr: '/service/les-parcelles-verre-en-main/4', en: '/en/service/the-plots-glass-in-hand/4' }
const VISITOR = {
  language: 'fr',
  people: '3',
  firstname: 'Odile',
  lastname: 'Vasseur',
  email: 'odile@example.org',
  phone: '0612345678',
  consent: 'on',
}
const BILLING = { address: '12 rue des Tonneliers', postalCode: '37000', city: 'Tours', idCountry: '250' }

/** Says what is missing instead of the whole page. */
function expectShown(page: string, text: string): void {
  expect([text, page.includes(text)]).toEqual([text, true])
}

async function book(site: TestSite, path: string): Promise<{ visit: string; page: string; date: string }> {
  const first = await (await site.get(`${path}/book`)).text()
  const date = /\?day=([\d-]{10})/.exec(first)?.[1] ?? ''
  const page = await (await site.get(`${path}/book?day=${date}`)).text()
  const idSchedule = /name="idSchedule"[^>]*value="(\d+)"/.exec(page)?.[1] ?? ''
  const fields = { ...VISITOR, date, idSchedule }
  const booked = await site.postForm({ path: `${path}/book?day=${date}`, fields })
  return { visit: booked.headers.get('location') ?? `not booked: ${booked.status}`, page, date }
}

test.each([
  [
    'fr',
    {
      person: '15,00\u00a0€ par personne',
      refund: 'au moins 48\u00a0heures avant la visite',
      total: '3 personnes, acompte de 45,00\u00a0€',
      due: 'Acompte à régler avant le',
      pay: 'Payer 45,00\u00a0€',
    },
  ],
  [
    'en',
    {
      person: '€15.00 per person',
      refund: 'at least 48 hours before the visit',
      total: '3 people, deposit of €45.00',
      due: 'Deposit to be paid before',
      pay: 'Pay €45.00',
    },
  ],
] as const)('what a deposit is, is said before one books, and paid by plain forms: %s', async (locale, said) => {
  const site = await createTestSite()
  const service = await (await site.get(SERVICE[locale])).text()
  expectShown(service, said.person)
  expectShown(service, said.refund)
  const { visit, page } = await book(site, SERVICE[locale])
  expectShown(page, said.refund)
  expectShown(page, said.total)
  expect(visit).toMatch(/^(\/en)?\/visit\/[\w-]{43}$/)
  const own = await (await site.get(visit)).text()
  expectShown(own, said.due)
  expectShown(own, `href="${visit}/deposit"`)
  const form = await (await site.get(`${visit}/deposit`)).text()
  expectShown(form, said.pay)
  expectShown(form, '/sale-terms')

  const missing = await site.postForm({ path: `${visit}/deposit`, fields: { ...BILLING, address: '' } })
  const told = await missing.text()
  expect(missing.status).toBe(400)
  expectShown(told, 'value="Tours"')
  const paid = await site.postForm({ path: `${visit}/deposit`, fields: { ...BILLING, acceptsSaleTerms: 'on' } })
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^(\/en)?\/payment\/test\/[0-9a-f]{32}$/),
  ])
})

test('who comes back from the bank sees what has come of it, and then that the deposit is paid', async () => {
  const site = await createTestSite()
  const { visit, date } = await book(site, SERVICE.fr)
  const start = async () => {
    const answer = await site.postForm({ path: `${visit}/deposit`, fields: { ...BILLING, acceptsSaleTerms: 'on' } })
    return answer.headers.get('location')?.split('/').at(-1)
  }
  const pay = async (number: string) => {
    const answer = await fetch(`${site.base}/api/test-payment/${await start()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry: '12/35', securityCode: '123' }),
    })
    const { data } = (await answer.json()) as { data: { returnUrl: string } }
    return data.returnUrl.replace(/^https?:\/\/[^/]+/, '')
  }
  const refused = await pay('4000000000000002')
  expect(refused).toMatch(new RegExp(`^${visit}\\?order=[0-9a-f]{32}$`))
  const failed = await (await site.get(refused)).text()
  expectShown(failed, 'Le paiement n’a pas abouti.')
  expectShown(failed, 'Acompte à régler avant le')

  const back = await (await site.get(await pay('4242424242424242'))).text()
  expectShown(back, 'Votre visite est réservée')
  expectShown(back, 'Acompte réglé\u00a0: 45,00\u00a0€')
  expectShown(back, 'Il vous reste 45,00\u00a0€ à valoir sur vos achats')
  expectShown(back, 'ce qui reste de l’acompte vous est remboursé')
  const again = await site.get(`${visit}/deposit`)
  expect([again.status, again.headers.get('location')]).toEqual([302, visit])
  const move = await (await site.get(`${visit}/move?day=${date}`)).text()
  expect([move.includes('name="idSchedule"'), move.includes('<select')]).toEqual([true, false])

  expect((await site.postForm({ path: visit, fields: {} })).status).toBe(303)
  expectShown(await (await site.get(visit)).text(), 'Ce qu’il en restait vous est remboursé')
})
