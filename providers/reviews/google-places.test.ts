import { expect, test } from 'vitest'
import { startGooglePlaces } from '#tests/stand-ins/google-places.ts'
import { createGooglePlaces } from './google-places.ts'
import { createReviewSource } from './review-source.ts'

const credentials = { placeId: 'ChIJroche', key: 'right-key' }
const wanted = { credentials, locale: 'fr' }

test('reviews come as they were written, with who wrote them and where; links that are none are left out', async () => {
  const standIn = await startGooglePlaces()
  const answer = await createReviewSource(createGooglePlaces(standIn.url)).read(wanted)
  expect(answer).toEqual({
    outcome: 'read',
    total: 87,
    average: 4.6,
    url: 'https://www.google.com/maps/place//data=reviews',
    reviews: [
      {
        rating: 5,
        text: 'A rare welcome.',
        locale: 'en',
        publishedAt: '2026-10-12T09:30:00Z',
        author: 'Paul Whitfield',
        authorUrl: 'https://www.google.com/maps/contrib/1',
        url: 'https://www.google.com/maps/reviews/1',
      },
      {
        rating: 3,
        text: '',
        locale: '',
        publishedAt: '2026-09-01T18:00:00Z',
        author: '<b>Marie</b>',
        authorUrl: null,
        url: null,
      },
    ],
  })
  expect(standIn.asked).toEqual([
    '/v1/places/ChIJroche?languageCode=fr rating,userRatingCount,reviews,googleMapsUri,googleMapsLinks.reviewsUri',
  ])
})

test.each(['refuses-key', 'over-quota', 'breaks', 'talks-nonsense'] as const)(
  'a service that %s is asked once more, then left alone, and its key is never told',
  async (mood) => {
    const standIn = await startGooglePlaces(mood)
    const source = createReviewSource(createGooglePlaces(standIn.url))
    const answer = await source.read(wanted)
    expect(answer.outcome).toBe('unavailable')
    expect(JSON.stringify(answer)).not.toContain('right-key')
    await source.read(wanted)
    expect(standIn.asked).toHaveLength(2)
  },
)

test('a service that hangs holds nobody up', async () => {
  const standIn = await startGooglePlaces('hangs')
  const source = createReviewSource(createGooglePlaces(standIn.url), { patienceMs: 30 })
  expect(await source.read(wanted)).toEqual({ outcome: 'unavailable', reason: 'no answer within 30 ms' })
})

test('one answer serves a minute, a failure half of it; other places and languages are asked for themselves', async () => {
  const clock = { now: 0 }
  const standIn = await startGooglePlaces()
  const source = createReviewSource(createGooglePlaces(standIn.url), { now: () => clock.now })
  await Promise.all([source.read(wanted), source.read(wanted)])
  clock.now = 59_000
  await source.read(wanted)
  expect(standIn.asked).toHaveLength(1)
  await source.read({ ...wanted, locale: 'en' })
  expect(standIn.asked).toHaveLength(2)
  clock.now = 60_001
  standIn.mood = 'breaks'
  expect((await source.read(wanted)).outcome).toBe('unavailable')
  expect(standIn.asked).toHaveLength(4)
  standIn.mood = 'answers'
  clock.now = 90_500
  expect((await source.read(wanted)).outcome).toBe('read')
})
