import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('what is coming stands first, the next on top; drafts and other estates’ are nowhere', async () => {
  const shop = await createTestApp()
  await shop.admin.query(`delete from estate.elements where route = 'evenements'`)
  const late = await addEvent(shop, { startsAt: '2031-05-01T08:00:00Z' })
  const soon = await addEvent(shop, { capacity: 3 })
  const old = await addEvent(shop, { startsAt: '2020-05-01T08:00:00Z' })
  const older = await addEvent(shop, { startsAt: '2019-05-01T08:00:00Z' })
  await addEvent(shop, { isPublished: false })
  await addEvent(shop, { siteId: 3 })
  await register(shop, { id: soon, people: 2 })
  const { upcoming, past } = (await askAt(shop, { path: '/event' })).json().data
  const ids = (events: { id: number }[]) => events.map(({ id }) => id)
  expect([ids(upcoming), ids(past)]).toEqual([
    [soon, late],
    [old, older],
  ])
  expect(upcoming[0]).toMatchObject({ slug: 'fete-du-puits', placesLeft: 1, isPast: false, price: 'Entrée libre' })
})
