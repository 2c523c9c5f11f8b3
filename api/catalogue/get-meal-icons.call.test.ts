import { expect, test } from 'vitest'
import { MEALS } from '#contract/catalogue/closed-sets.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const get = async ({ app }: TestApp, { path, headers = {} }: { path: string; headers?: Record<string, string> }) =>
  (await app.inject({ url: `/api${path}`, headers })).json()

test('each meal has a name and a drawing in both languages', async () => {
  const test = await createTestApp()
  const french = (await get(test, { path: '/parameter/product/meal-icon' })).data
  expect(french.mealIcons.map(({ type }: { type: string }) => type)).toEqual([...MEALS])
  expect(french.mealIcons[1]).toMatchObject({ label: 'Poisson', path: expect.stringMatching(/^M/) })
  const english = (await get(test, { path: '/parameter/product/meal-icon', headers: { userlang: 'en' } })).data
  expect(english.mealIcons[1].label).toBe('Fish')
})
