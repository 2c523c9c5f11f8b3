import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import {
  addEvent,
  GUEST,
  register,
  registrationRows,
  registrationToken,
  toldSteps,
} from '#tests/support/test-events.ts'
import { mailsInFolder } from '#tests/support/test-mails.ts'

test('whoever registers has their places, and a mail with the appointment for their calendar', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop)
  const answer = await register(shop, { id, people: 3, phone: '', message: 'Deux enfants.\r\nMerci' })
  expect([answer.statusCode, answer.json().data]).toEqual([200, { isWaiting: false }])
  expect(await registrationRows(shop)).toEqual([{ email: 'lise@example.org', state: 'COMING', people: 3 }])
  const token = await registrationToken(shop)
  expect(token).toMatch(/^[\w-]{43}$/)
  const mail = mailsInFolder(shop).join('\n')
  expect(mail).toContain('text/calendar')
  expect(mail).toContain('fete-du-puits.ics')
  const { rows } = await shop.admin.query('select * from estate.event_registrations where token_hash is not null')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0].wording).toContain('J’accepte')
})

test('of a hundred who want the last place at once exactly one has it, and the others may wait', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop, { capacity: 1 })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/element/evenements/${id}/register`,
        payload: { ...GUEST, email: `guest${at}@example.org`, waits: at % 2 === 0 },
        // Each from a place of its own: what is tried here is the lock, not the limit.
        remoteAddress: `10.0.${at}.1`,
      }),
    ),
  )
  const rows = await registrationRows(shop)
  expect(rows.filter(({ state }) => state === 'COMING')).toHaveLength(1)
  const told = answers.map((answer) => answer.json().code ?? answer.json().data.isWaiting)
  expect(told.filter((one) => one === false)).toHaveLength(1)
  expect(new Set(told)).toEqual(new Set([false, true, 'event-full']))
  expect(rows.filter(({ state }) => state === 'WAITING')).toHaveLength(told.filter((one) => one === true).length)
}, 120_000)

test('who does not fit is told, or waits if they want to', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop, { capacity: 4 })
  await register(shop, { id, people: 3 })
  const two = { id, email: 'two@example.org', people: 2 }
  expect((await register(shop, two)).json().code).toBe('event-full')
  expect((await register(shop, { ...two, waits: true })).json().data).toEqual({ isWaiting: true })
  // A smaller group still finds its place.
  expect((await register(shop, { id, email: 'one@example.org' })).json().data).toEqual({ isWaiting: false })
  expect(await toldSteps(shop)).toEqual([
    ['lise@example.org', 'COMING'],
    ['two@example.org', 'WAITING'],
    ['one@example.org', 'COMING'],
  ])
})

test('the same address twice is told by mail, has no second place and changes nothing of the answer', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop)
  const first = await register(shop, { id, people: 2 })
  const again = await register(shop, { id, people: 5, email: ' LISE@example.org ' })
  expect(again.json().data).toEqual(first.json().data)
  expect(await registrationRows(shop)).toEqual([{ email: 'lise@example.org', state: 'COMING', people: 2 }])
  expect((await toldSteps(shop)).map(([, step]) => step)).toEqual(['COMING', 'AGAIN'])
})

test('nobody registers for what is past, a draft, another estate’s or another route’s', async () => {
  const shop = await createTestApp()
  const past = await addEvent(shop, { startsAt: '2020-01-01T10:00:00Z' })
  const draft = await addEvent(shop, { isPublished: false })
  const foreign = await addEvent(shop, { siteId: 3 })
  const open = await addEvent(shop)
  expect((await register(shop, { id: past })).json().code).toBe('event-over')
  for (const id of [draft, foreign, 999_999]) {
    const answer = await register(shop, { id })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'element-not-found'])
  }
  const other = await shop.app.inject({
    method: 'POST',
    url: `/api/element/partenaires/${open}/register`,
    payload: { firstname: 'Lise', lastname: 'Martin', email: 'lise@example.org', people: 1, consent: true },
  })
  expect(other.json().code).toBe('element-not-found')
  expect(await registrationRows(shop)).toEqual([])
})

test('what is missing or wrong is named', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop, { capacity: 5 })
  const wrong = [
    { consent: false },
    { people: 0 },
    { people: 6 },
    { people: 13 },
    { email: 'lise' },
    { firstname: ' ' },
  ]
  const named = []
  for (const given of wrong) named.push(...Object.keys((await register(shop, { id, ...given })).json().errors))
  expect(named).toEqual(['consent', 'people', 'people', 'people', 'email', 'firstname'])
  expect(await registrationRows(shop)).toEqual([])
})

test('a stranger’s letter-box cannot be filled by registering for everything', async () => {
  const shop = await createTestApp()
  const statuses = []
  for (let at = 0; at < 7; at++) {
    statuses.push((await register(shop, { id: await addEvent(shop) })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
