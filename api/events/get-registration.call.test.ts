import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register, registrationToken } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the link of the mail tells how one’s registration stands, in the language one reads', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop)
  await register(shop, { id, people: 2 })
  const token = await registrationToken(shop)
  const ask = (headers: Record<string, string>) => askAt(shop, { path: `/event/registration/${token}`, headers })
  expect((await ask({})).json().data).toMatchObject({
    state: 'COMING',
    people: 2,
    firstname: 'Lise',
    event: { id, title: 'Fête du puits', place: 'Caveau', placesLeft: 8, isPast: false },
  })
  expect((await ask({ userlang: 'en' })).json().data.event.title).toBe('Feast of the well')
})

test('a token of nobody and one of another estate open nothing', async () => {
  const shop = await createTestApp()
  await register(shop, { id: await addEvent(shop) })
  const token = await registrationToken(shop)
  const foreign = await askAt(shop, { path: `/event/registration/${token}`, headers: { host: 'coteaux.localhost' } })
  const missing = await askAt(shop, { path: `/event/registration/${'y'.repeat(43)}` })
  expect([foreign, missing].map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array(2).fill([404, 'registration-not-found']),
  )
})
