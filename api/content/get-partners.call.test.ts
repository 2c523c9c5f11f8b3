import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCommunes } from '#tests/support/test-communes.ts'
import { addPartner } from '#tests/support/test-partners.ts'

async function directory() {
  const shop = await createTestApp()
  await shop.admin.query(`delete from estate.elements where route = 'partenaires'`)
  await addCommunes(shop)
  const lyon = { postalCode: '69001', city: 'Lyon', latitude: 45.77, longitude: 4.83, kind: 'RESTAURANT' }
  await addPartner(shop, { title: 'Aux Pentes', ...lyon })
  await addPartner(shop, { title: 'Cave du Quai' })
  await addPartner(shop, {
    title: 'Sans adresse sûre',
    city: 'Tours',
    postalCode: '37000',
    latitude: null,
    longitude: null,
  })
  await addPartner(shop, { title: 'Brouillon', isPublished: false })
  await addPartner(shop, { title: 'D’une autre maison', siteId: 3 })
  const ask = async (query = '', headers: Record<string, string> = {}) => {
    const answer = await shop.app.inject({ url: `/api/partner${query}`, headers })
    return answer.json()
  }
  const titles = async (query?: string) => (await ask(query)).data.partners.map(({ title }: { title: string }) => title)
  return { shop, ask, titles }
}

test('partners stand by region, without drafts and without those of other estates', async () => {
  const { ask, titles } = await directory()
  expect(await titles()).toEqual(['Aux Pentes', 'Sans adresse sûre', 'Cave du Quai'])
  const { data } = await ask()
  expect(data).toMatchObject({ total: 3, pages: 1, from: null })
  expect(data.kinds.sort()).toEqual(['CAVISTE', 'RESTAURANT'])
  expect(data.points.map(({ title }: { title: string }) => title)).toEqual(['Aux Pentes', 'Cave du Quai'])
})

test('near a commune or a postal code the nearest comes first, with how far it is', async () => {
  const { ask, titles } = await directory()
  for (const place of ['49730', 'turquant', 'TURQUANT']) {
    expect(await titles(`?place=${place}`)).toEqual(['Cave du Quai', 'Aux Pentes', 'Sans adresse sûre'])
  }
  const { data } = await ask('?place=Turquant')
  expect(data.from).toEqual({ name: 'Turquant', postalCode: '49730' })
  const [near, far, unknown] = data.partners.map(({ metres }: { metres: number | null }) => metres)
  expect([Math.round(near / 1_000), far > 350_000, unknown]).toEqual([10, true, null])
})

test('a place that nobody knows changes nothing but says so; a kind narrows; nonsense is named', async () => {
  const { ask, titles } = await directory()
  expect((await ask('?place=Atlantide')).data).toMatchObject({ from: null, total: 3 })
  expect(await titles('?kind=RESTAURANT')).toEqual(['Aux Pentes'])
  expect(await titles('?page=2')).toEqual([])
  expect(Object.keys((await ask('?kind=GARAGE')).errors)).toEqual(['kind'])
  expect(Object.keys((await ask('?page=0')).errors)).toEqual(['page'])
})
