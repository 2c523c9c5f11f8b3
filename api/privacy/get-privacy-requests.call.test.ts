import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('what is overdue stands first, then what is due next, then what is done', async () => {
  const now = new Date('2026-11-16T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const rows = [
    ['ACCESS', '2026-11-10', '2026-12-10', 'DONE'],
    ['OBJECTION', '2026-11-01', '2026-12-01', 'OPEN'],
    ['RECTIFICATION', '2026-10-01', '2026-10-31', 'OPEN'],
  ]
  for (const [kind, received, due, state] of rows)
    await test.admin.query(
      `insert into estate.privacy_requests (site_id, kind, origin, email, locale, received_at, due_at, state, done_at)
       values (1, $1, 'FORM', 'lise@example.org', 'fr', $2, $3, $4, case $4 when 'DONE' then now() end)`,
      [kind, received, due, state],
    )
  const authorization = await test.signIn(1, 'ADMIN')
  const list = async (query = '') =>
    (await askAt(test, { path: `/admin/privacy-request${query}`, headers: { authorization } })).json().data
  const { privacyRequests, total } = await list()
  expect(total).toBe(3)
  expect(privacyRequests.map(({ kind, isOverdue }: { kind: string; isOverdue: boolean }) => [kind, isOverdue])).toEqual(
    [
      ['RECTIFICATION', true],
      ['OBJECTION', false],
      ['ACCESS', false],
    ],
  )
  expect((await list('?state=DONE')).total).toBe(1)
  const customer = await test.signIn(1, 'CUSTOMER')
  const refused = await askAt(test, { path: '/admin/privacy-request', headers: { authorization: customer } })
  expect(refused.json().code).toBe('not-allowed')
})
