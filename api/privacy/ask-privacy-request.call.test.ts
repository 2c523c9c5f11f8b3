import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

const now = () => new Date('2026-11-16T10:00:00Z')
const ask = (test: TestApp, given: object) =>
  askAt(test, { method: 'POST', path: '/privacy/request', payload: { email: 'lise@example.org', ...given } })

test('to see or delete, a link is mailed, to any address alike; the estate hears nothing before it is followed', async () => {
  const test = await createTestApp({ now })
  for (const [kind, email] of [
    ['ACCESS', 'client@example.com'],
    ['DELETION', 'nobody@example.org'],
  ]) {
    expect((await ask(test, { kind, email })).json().data).toEqual({ isAsked: true })
  }
  expect((await mailRows(test)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['DATA_EXPORT', 'client@example.com'],
    ['DATA_DELETION', 'nobody@example.org'],
  ])
  expect((await test.admin.query('select from estate.privacy_requests')).rowCount).toBe(0)
})

test('what a person must decide is kept with its date', async () => {
  const test = await createTestApp({ now })
  await ask(test, { kind: 'OBJECTION', message: 'No letters.' })
  const { rows } = await test.admin.query(
    'select kind, origin, email, message, due_at, state from estate.privacy_requests',
  )
  expect(rows).toEqual([
    {
      kind: 'OBJECTION',
      origin: 'FORM',
      email: 'lise@example.org',
      message: 'No letters.',
      // The end of 16 December in Paris.
      due_at: new Date('2026-12-16T23:00:00Z'),
      state: 'OPEN',
    },
  ])
  const empty = await ask(test, { kind: 'RECTIFICATION' })
  expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([400, ['message']])
})

test('a stranger’s letter-box cannot be filled', async () => {
  const test = await createTestApp({ now })
  const statuses = []
  for (let at = 0; at < 4; at++) statuses.push((await ask(test, { kind: 'ACCESS' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})
