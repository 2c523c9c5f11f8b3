import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestWine } from '#tests/support/test-wine.ts'

const ask = ({ app }: TestApp, { id, host = 'localhost' }: { id: unknown; host?: string }) =>
  app.inject({ url: `/api/e-label/${id}`, headers: { host } })

test('a bottle tells its ingredients, allergens and nutrition', async () => {
  const app = await createTestApp()
  const vintage = {
    alcohol_percent: 12.5,
    energy_kj: 332,
    energy_kcal: 80,
    carbohydrate_g: 2.4,
    sugars_g: 0.65,
    ingredients: ['GRAPES', 'UNHEARD_OF', 'POTASSIUM_METABISULPHITE'],
  }
  const { declinations } = await addTestWine(app, { siteId: 1, wine: { vintage } })
  expect((await ask(app, { id: declinations[0] })).json().data).toEqual({
    idDeclination: declinations[0],
    name: 'Les Aubépines',
    producer: 'Domaine de la Roche-Perrine',
    appellation: 'Saumur-Champigny',
    year: 2020,
    format: 750,
    alcohol: 12.5,
    ingredients: ['GRAPES', 'POTASSIUM_METABISULPHITE'],
    allergens: ['SULPHITES'],
    nutrition: {
      energyKj: 332,
      energyKcal: 80,
      fat: null,
      saturates: null,
      carbohydrate: 2.4,
      sugars: 0.65,
      protein: null,
      salt: null,
    },
  })
})

test('without energy there is no nutrition, without a vintage neither', async () => {
  const app = await createTestApp()
  const told = await addTestWine(app, { siteId: 1, wine: { vintage: { sugars_g: 2 } } })
  expect((await ask(app, { id: told.declinations[0] })).json().data.nutrition).toBe(null)
})

test('what is no wine, unknown or of another estate is not found', async () => {
  const app = await createTestApp()
  const box = await addTestWine(app, { siteId: 1, wine: { type: 'BOX', years: [null] } })
  const foreign = await addTestWine(app, { siteId: 2 })
  for (const id of [box.declinations[0], foreign.declinations[0], 2_000_000_000]) {
    const answer = await ask(app, { id })
    expect([answer.statusCode, answer.json().success]).toEqual([404, false])
  }
  expect((await ask(app, { id: foreign.declinations[0], host: 'vitrine.localhost' })).statusCode).toBe(200)
})
