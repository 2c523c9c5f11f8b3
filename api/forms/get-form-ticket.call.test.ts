import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('a ticket tells nobody when it was made, and never looks the same', async () => {
  const { app } = await createTestApp({ now: () => new Date('2026-11-16T12:00:00Z') })
  const ask = async () => (await app.inject({ url: '/api/forms/ticket' })).json().data.ticket
  const [one, two] = [await ask(), await ask()]
  expect(one).toMatch(/^[\w-]{40,400}$/)
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('2026')
})
