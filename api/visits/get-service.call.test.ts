import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestServices } from '#tests/support/test-services.ts'

test('a service is read by its id, in its own estate and in the languages it is told in', async () => {
  const { app, admin } = await createTestApp()
  await addTestServices({ admin }, 3)
  const get = async (id: number | string, headers: Record<string, string> = { host: 'coteaux.localhost' }) => {
    const answer = await app.inject({ url: `/api/service/${id}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  expect((await get(801)).data).toEqual({
    id: 801,
    order: 90,
    title: 'La visite',
    description: 'Une heure au chai.',
    price: 12,
    deposit: null,
    leadHours: 24,
    durationMinutes: 60,
    languages: ['fr'],
    minPeople: 1,
    maxPeople: 8,
    goodToKnow: '',
    idCalendar: null,
    tags: ['essai-visite'],
    image: null,
  })
  // Free or on request is no price, rather than one of zero.
  expect((await get(802)).data).toMatchObject({ price: null, durationMinutes: null })
  const refused = { status: 404, code: 'service-not-found' }
  expect(await get(801, {})).toMatchObject(refused)
  expect(await get(801, { host: 'coteaux.localhost', userlang: 'en' })).toMatchObject(refused)
  expect(await get(999_999)).toMatchObject(refused)
  expect((await get('visite')).errors).toHaveProperty('id')
})
