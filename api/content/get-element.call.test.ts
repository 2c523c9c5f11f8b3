import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addPartner } from '#tests/support/test-partners.ts'

test('an element is found under its own route only, in the language it is told in', async () => {
  const shop = await createTestApp()
  const id = await addPartner(shop, { title: 'Le Tire-Bouchon' })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/api/element/${path}`, headers })
  expect((await ask(`partenaires/${id}`)).json().data).toMatchObject({
    id,
    route: 'partenaires',
    title: 'Le Tire-Bouchon',
    url: 'https://tire-bouchon.example',
    partner: { kind: 'CAVISTE', postalCode: '49400', city: 'Saumur', region: 'Pays de la Loire', phone: null },
    event: null,
  })
  const draft = await addPartner(shop, { isPublished: false })
  const foreign = await addPartner(shop, { siteId: 3 })
  const bodies = []
  const others = [`evenements/${id}`, `partenaires/${draft}`, `partenaires/${foreign}`, 'partenaires/999999']
  for (const path of others) {
    const answer = await ask(path)
    const { requestId: _, ...body } = answer.json()
    bodies.push([answer.statusCode, body])
  }
  expect(bodies[0]?.[0]).toBe(404)
  expect(bodies).toEqual(Array(others.length).fill(bodies[0]))
  expect((await ask(`partenaires/${id}`, { userlang: 'en' })).statusCode).toBe(404)
})
