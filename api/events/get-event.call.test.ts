import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('an event is told in both languages; a draft, a foreign and a missing one answer alike', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop)
  const ask = (asked: number, userlang = 'fr') => askAt(shop, { path: `/event/${asked}`, headers: { userlang } })
  expect((await ask(id)).json().data).toMatchObject({ title: 'Fête du puits', place: 'Caveau', placesLeft: 10 })
  expect((await ask(id, 'en')).json().data).toMatchObject({ title: 'Feast of the well', slug: 'feast-of-the-well' })
  const bodies = []
  for (const other of [await addEvent(shop, { isPublished: false }), await addEvent(shop, { siteId: 3 }), 999_999]) {
    const { requestId: _, ...body } = (await ask(other)).json()
    bodies.push(body)
  }
  expect(bodies[0].code).toBe('element-not-found')
  expect(bodies).toEqual(Array(3).fill(bodies[0]))
})
