import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addEvent, register, registrationRows, registrationToken, toldSteps } from '#tests/support/test-events.ts'
import { mailsInFolder } from '#tests/support/test-mails.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

const cancel = (shop: TestApp, { token, headers = {} }: { token: string; headers?: Record<string, string> }) =>
  askAt(shop, { method: 'POST', path: `/event/registration/${token}/cancel`, payload: {}, headers })

test('a place that is given back goes to the first who waits and fits, once, and both are told', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop, { capacity: 2 })
  await register(shop, { id, people: 2 })
  const token = await registrationToken(shop)
  for (const [email, people] of [
    ['four@example.org', 2],
    ['one@example.org', 1],
  ] as const)
    await register(shop, { id, email, people, waits: true })
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(shop, { token })))
  expect(answers.map((answer) => answer.json().data.state)).toEqual(Array(5).fill('CANCELLED'))
  expect(await registrationRows(shop)).toEqual([
    { email: 'lise@example.org', state: 'CANCELLED', people: 2 },
    { email: 'four@example.org', state: 'COMING', people: 2 },
    { email: 'one@example.org', state: 'WAITING', people: 1 },
  ])
  expect((await toldSteps(shop)).slice(3)).toEqual([
    ['lise@example.org', 'CANCELLED'],
    ['four@example.org', 'PROMOTED'],
  ])
  await finishWork(shop)
  expect(mailsInFolder(shop).join('\n')).toContain('method=CANCEL')
})

test('who has cancelled can come back', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop)
  await register(shop, { id })
  await cancel(shop, { token: await registrationToken(shop) })
  expect((await register(shop, { id })).json().data).toEqual({ isWaiting: false })
  expect((await registrationRows(shop)).map(({ state }) => state)).toEqual(['CANCELLED', 'COMING'])
})

test('nothing is cancelled once the event has begun, nor by a token of nobody, nor in another estate', async () => {
  let now = new Date('2030-12-01T09:00:00Z')
  const shop = await createTestApp({ now: () => now })
  const id = await addEvent(shop)
  await register(shop, { id })
  const token = await registrationToken(shop, () => now)
  const missing = await cancel(shop, { token: 'x'.repeat(43) })
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'registration-not-found'])
  const foreign = await cancel(shop, {
    token,
    headers: { host: 'coteaux.localhost', origin: 'http://coteaux.localhost' },
  })
  expect(foreign.json().code).toBe('registration-not-found')
  now = new Date('2030-12-05T09:00:00Z')
  expect((await cancel(shop, { token })).json().code).toBe('event-over')
  expect((await registrationRows(shop)).map(({ state }) => state)).toEqual(['COMING'])
})
