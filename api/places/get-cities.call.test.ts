import { expect, test } from 'vitest'
import { loadCommunes } from '#db/load-communes.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface City {
  postalCode: string
  name: string
}

/** The copy of the demo estates comes without the communes of all France. */
async function createAppWithCommunes(): Promise<TestApp> {
  const test = await createTestApp()
  expect(await loadCommunes(test.owner)).toBe(true)
  return test
}

async function citiesOf(
  { app }: TestApp,
  { search, idCountry = 250 }: { search: string; idCountry?: number },
): Promise<string[]> {
  const answer = await app.inject(`/api/cities/${encodeURIComponent(search)}/${idCountry}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.cities.map(({ postalCode, name }: City) => `${postalCode} ${name}`)
}

test('digits are the beginning of a postal code', async () => {
  const app = await createAppWithCommunes()
  const beaune = await citiesOf(app, { search: '21200' })
  expect(beaune[0]).toBe('21200 Beaune')
  expect(beaune.every((city) => city.startsWith('21200 '))).toBe(true)
  expect((await citiesOf(app, { search: '212' })).length).toBeGreaterThan(beaune.length)
})

test('letters are the beginning of a name, blind to accents, hyphens and case', async () => {
  const app = await createAppWithCommunes()
  expect((await citiesOf(app, { search: 'beaune' }))[0]).toBe('21200 Beaune')
  expect(await citiesOf(app, { search: 'st emil' })).toContain('33330 Saint-Émilion')
  expect(await citiesOf(app, { search: 'SAINT-ÉMILION' })).toContain('33330 Saint-Émilion')
  expect(await citiesOf(app, { search: "L'Haÿ" })).toEqual(['94240 L’Haÿ-les-Roses'])
  expect((await citiesOf(app, { search: 'havre' }))[0]).toMatch(/Le Havre$/)
  expect(await citiesOf(app, { search: 'paris' })).toContain('75011 Paris')
})

test('what is no place finds none', async () => {
  const app = await createAppWithCommunes()
  expect(await citiesOf(app, { search: 'zzzz' })).toEqual([])
  expect(await citiesOf(app, { search: '%' })).toEqual([])
  expect(await citiesOf(app, { search: '_' })).toEqual([])
  expect(await citiesOf(app, { search: "' or 1=1 --" })).toEqual([])
  expect(await citiesOf(app, { search: 'beaune', idCountry: 276 })).toEqual([])
})

test('a search of 200 characters is refused next to its field', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: `/api/cities/${'x'.repeat(200)}/250`, headers: { userlang: 'en' } })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, { search: 'At most 100 characters.' }])
})

test('codes and names are found through their indexes', async () => {
  const { owner, admin } = await createAppWithCommunes()
  expect(await loadCommunes(owner)).toBe(false)
  const plan = async (condition: string) => {
    const { rows } = await admin.query(`explain select from platform.communes where ${condition}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await plan(`postal_code like '2120%'`)).toContain('communes_by_postal_code')
  const byName = await plan(`search_key like 'saint emil%' or short_key like 'saint emil%'`)
  expect(byName).toContain('communes_by_name')
  expect(byName).toContain('communes_by_short_name')
})
