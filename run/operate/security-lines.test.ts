import { expect, test } from 'vitest'
import { readSecurityQuestion, securityLine } from './security-lines.ts'

const now = new Date('2026-11-16T12:00:00Z')

test('without a word the last day is told, else since when and of which kind', () => {
  expect(readSecurityQuestion([], now)).toEqual({ since: new Date('2026-11-15T12:00:00Z'), kind: null })
  expect(readSecurityQuestion(['--since', '2h', '--kind', 'limit-hit'], now)).toEqual({
    since: new Date('2026-11-16T10:00:00Z'),
    kind: 'limit-hit',
  })
  expect(readSecurityQuestion(['--since', '7d'], now).since).toEqual(new Date('2026-11-09T12:00:00Z'))
  expect(readSecurityQuestion(['--since', '2026-11-01'], now).since).toEqual(new Date('2026-11-01'))
})

test.each([
  [['--since', 'yesterday'], /--since must be like/],
  [['--since'], /--since must be like/],
  [['--kind', 'all'], /--kind must be one of sign-in, /],
  [['--site', '1'], /--site is not known/],
])('%j is refused with a sentence', (given, sentence) => {
  expect(() => readSecurityQuestion(given, now)).toThrow(sentence)
})

test('an event is a line of columns', () => {
  const row = {
    site_id: 3,
    happened_at: now,
    kind: 'forbidden',
    user_id: null,
    call: 'getBooks',
    network: '203.0.113.0/24',
    request_id: 'r1',
  }
  expect(securityLine(row)).toBe('2026-11-16T12:00:00.000Z\t3\tforbidden\t-\tgetBooks\t203.0.113.0/24\tr1')
})
