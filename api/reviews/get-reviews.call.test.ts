import { expect, test } from 'vitest'
import { createGooglePlaces } from '#providers/reviews/google-places.ts'
import { createReviewSource } from '#providers/reviews/review-source.ts'
import { startGooglePlaces } from '#tests/stand-ins/google-places.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { sellReviewedOrder } from '#tests/support/test-reviews.ts'

test('the estate’s own reviews are told with their average; of products that are not shown, none', async () => {
  const sold = await sellReviewedOrder()
  await sold.shop.admin.query('delete from estate.reviews where site_id = 1')
  await sold.publish()
  const look = (query = '') => sold.ask(`/google/reviews${query}`, { method: 'GET' })
  const own = {
    from: 'own',
    total: 1,
    average: 4,
    url: null,
    hasElsewhere: false,
    isAvailable: true,
    reviews: [
      expect.objectContaining({ from: 'own', author: 'Jeanne L.', about: expect.stringContaining('Cuvée d’essai') }),
    ],
  }
  for (const query of ['', '?from=', '?from=own']) expect((await look(query)).data).toEqual(own)
  await sold.shop.admin.query('update estate.products set is_valid = false where site_id = 1 and id = $1', [
    sold.productId,
  ])
  expect((await look()).data).toMatchObject({ total: 0, average: null, reviews: [] })
})

test('an unknown source is named as the problem', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/google/reviews?from=tripadvisor' })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['from']])
})

async function withSource(mood: Parameters<typeof startGooglePlaces>[0] = 'answers') {
  const standIn = await startGooglePlaces(mood)
  const reviewSource = createReviewSource(createGooglePlaces(standIn.url))
  const { app, admin, signIn } = await createTestApp({ services: { reviewSource } })
  const set = async (payload: object, siteId = 1) => {
    const headers = {
      authorization: await signIn(siteId, 'ADMIN'),
      ...(siteId === 3 ? { host: 'coteaux.localhost' } : {}),
    }
    return app.inject({ method: 'PUT', url: '/api/admin/google/reviews', headers, payload })
  }
  const look = async (headers = {}) =>
    (await app.inject({ url: '/api/google/reviews?from=google', headers })).json().data
  return { app, admin, standIn, set, look }
}

const NOTHING = {
  from: 'google',
  reviews: [],
  total: 0,
  average: null,
  url: null,
  hasElsewhere: false,
  isAvailable: false,
}

test('those of the maps service are asked for by the estate that has a key, and stored nowhere', async () => {
  const { admin, standIn, set, look } = await withSource()
  expect(await look()).toEqual(NOTHING)
  expect(standIn.asked).toEqual([])
  await set({ placeId: 'ChIJroche', key: 'right-key' })
  expect(await look()).toMatchObject({
    total: 87,
    average: 4.6,
    isAvailable: true,
    reviews: [{ from: 'google', author: 'Paul Whitfield', text: 'A rare welcome.' }, { author: '<b>Marie</b>' }],
  })
  expect(await look({ host: 'coteaux.localhost' })).toEqual(NOTHING)
  expect((await admin.query(`select from estate.reviews where text like '%rare welcome%'`)).rowCount).toBe(0)
})

test.each(['refuses-key', 'over-quota', 'breaks', 'talks-nonsense'] as const)(
  'a service that %s leaves an empty answer, not an error',
  async (mood) => {
    const { set, look } = await withSource(mood)
    await set({ placeId: 'ChIJroche', key: 'right-key' })
    expect(await look()).toEqual({ ...NOTHING, hasElsewhere: true })
  },
)
