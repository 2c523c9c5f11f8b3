import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createSecurityLog, type SecurityEvent } from './security-log.ts'

const CLIENT = 'client@example.com'

async function shop() {
  const test = await createTestApp()
  const ask = (url: string, given: { payload?: object; token?: string } = {}) =>
    test.app.inject({
      method: given.payload ? 'POST' : 'GET',
      url: `/api${url}`,
      remoteAddress: '203.0.113.77',
      headers: { ...(given.token && { authorization: given.token }) },
      ...(given.payload && { payload: given.payload }),
    })
  const events = async () =>
    (
      await test.admin.query(
        'select kind, site_id, user_id, call, network, request_id from estate.security_events order by id',
      )
    ).rows
  return { ...test, ask, events }
}

test('who signs in, is refused, asks too often or for what is not theirs, and exports, leaves one line each', async () => {
  const { ask, events, signIn, admin } = await shop()
  const [customer, owner] = [await signIn(1, 'CUSTOMER'), await signIn(1, 'ADMIN')]
  const answers = [await ask('/login', { payload: { email: CLIENT, password: DEMO_PASSWORD } })]
  for (let n = 0; n < 6; n++) answers.push(await ask('/login', { payload: { email: CLIENT, password: 'wrong' } }))
  answers.push(await ask('/books', { token: customer }))
  answers.push(await ask('/admin/books', { token: customer }))
  answers.push(await ask('/admin/books/journal?from=2026-01-01&until=2026-02-01', { token: owner }))
  const rows = await events()
  expect(rows.map(({ kind }) => kind)).toEqual([
    'sign-in',
    ...Array(5).fill('sign-in-refused'),
    'limit-hit',
    'forbidden',
    'export',
  ])
  const { rows: users } = await admin.query(`select id from estate.users where site_id = 1 and email = $1`, [CLIENT])
  expect(rows[0]).toMatchObject({ site_id: 1, user_id: users[0].id, call: 'login', network: '203.0.113.0/24' })
  expect(rows[0].request_id).toBe(answers[0]?.headers['x-request-id'])
  expect(rows.at(-2)?.user_id).not.toBeNull()
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|203\.0\.113\.77/)
})

test('what is done every day, and what needs signing in, is not told', async () => {
  const { ask, events } = await shop()
  await ask('/page')
  await ask('/order')
  await ask('/page/999999')
  expect(await events()).toEqual([])
})

test('a flood is counted whole and stored in part', async () => {
  const { pool, events } = await shop()
  const heard: boolean[] = []
  const log = createSecurityLog({ pool, onEvent: ({ isStored }) => heard.push(isStored) })
  const event: SecurityEvent = {
    kind: 'limit-hit',
    siteId: 1,
    userId: null,
    call: 'login',
    network: '203.0.113.0/24',
    requestId: 'r',
    happenedAt: new Date('2026-11-16T10:00:00Z'),
  }
  for (let n = 0; n < 100; n++) await log.note(event)
  await log.note({ ...event, siteId: 3 })
  await log.note({ ...event, happenedAt: new Date('2026-11-16T10:01:00Z') })
  expect([heard.length, heard.filter(Boolean).length]).toEqual([102, 62])
  expect((await events()).length).toBe(62)
})
