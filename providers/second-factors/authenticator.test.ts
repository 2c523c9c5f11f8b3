import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { createFactorSecret, factorUri, findTimeStep } from './authenticator.ts'

const now = new Date('2026-05-01T10:00:15Z')
const STEP = Math.floor(now.getTime() / 30_000)
const codeAt = (secret: string, step: number) => generateSync({ secret, epoch: step * 30 })

test('the code of this half minute counts, and those beside it; older and later ones do not', () => {
  const secret = createFactorSecret()
  const stepOf = (step: number) => findTimeStep({ secret, code: codeAt(secret, step), now, after: null })
  expect([-3, -1, 0, 1, 3].map((n) => stepOf(STEP + n))).toEqual([null, STEP - 1, STEP, STEP + 1, null])
})

test('a code that was used does not count again, nor one before it', () => {
  const secret = createFactorSecret()
  const after = (used: number) => findTimeStep({ secret, code: codeAt(secret, STEP), now, after: used })
  expect([after(STEP - 1), after(STEP), after(STEP + 1)]).toEqual([STEP, null, null])
})

test('it is the standard’s own: RFC 6238, appendix B', () => {
  // The ASCII secret 12345678901234567890.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(findTimeStep({ secret, code: '287082', now: new Date(59_000), after: null })).toBe(1)
})

test('secrets have 160 bits and are never the same; apps learn whose they are', () => {
  const secrets = Array.from({ length: 50 }, createFactorSecret)
  expect(new Set(secrets).size).toBe(50)
  expect(secrets[0]).toMatch(/^[A-Z2-7]{32}$/)
  const uri = factorUri({ secret: 'ABC', email: 'a@example.org', estate: 'Roche & Perrine' })
  expect(uri).toBe('otpauth://totp/Roche%20%26%20Perrine:a%40example.org?secret=ABC&issuer=Roche%20%26%20Perrine')
})
