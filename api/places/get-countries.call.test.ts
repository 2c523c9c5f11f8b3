import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('countries are named and sorted in the caller’s language, and may be kept for a day', async () => {
  const { app } = await createTestApp()
  const french = await app.inject('/api/countries')
  const names: string[] = french.json().data.countries.map(({ name }: { name: string }) => name)
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Espagne'))
  expect(french.json().data.countries).toContainEqual({
    id: 250,
    alphaTwo: 'FR',
    alphaThree: 'FRA',
    numCode: '250',
    name: 'France',
  })
  expect(french.headers['cache-control']).toBe('public, max-age=86400')
  const english = await app.inject({ url: '/api/countries', headers: { userlang: 'en' } })
  expect(english.json().data.countries).toContainEqual(expect.objectContaining({ alphaTwo: 'DE', name: 'Germany' }))
})
