import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt, mailedToken } from '#tests/support/test-newsletters.ts'

test('the link gives the file too', async () => {
  const test = await createTestApp()
  await askAt(test, {
    method: 'POST',
    path: '/privacy/request',
    payload: { email: 'lise@example.org', kind: 'ACCESS' },
  })
  await finishWork(test)
  const answer = await askAt(test, { path: `/privacy/export/${mailedToken(test, '/privacy/export')}/file` })
  expect(answer.headers['content-disposition']).toContain('mes-donnees.json')
  expect(JSON.parse(answer.body).address).toBe('lise@example.org')
  const unknown = await askAt(test, { path: `/privacy/export/${'z'.repeat(43)}/file` })
  expect([unknown.statusCode, unknown.json().code]).toEqual([410, 'privacy-link-over'])
})
