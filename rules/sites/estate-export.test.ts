import { expect, test } from 'vitest'
import { exportExpiry, exportFilename, exportPercent } from './estate-export.ts'

test('an export can be fetched for a week', () => {
  expect(exportExpiry(new Date('2026-11-17T10:00:00Z')).toISOString()).toBe('2026-11-24T10:00:00.000Z')
})

test.each([
  [{ done: 0, of: 0, isReady: false }, 0],
  [{ done: 1, of: 3, isReady: false }, 33],
  [{ done: 3, of: 3, isReady: false }, 99],
  [{ done: 0, of: 0, isReady: true }, 100],
])('%o is %i hundredths', (far, percent) => {
  expect(exportPercent(far)).toBe(percent)
})

test('a file is called after its estate and its day', () => {
  const day = new Date('2026-11-17T10:00:00Z')
  expect(exportFilename('Domaine de l’Aubépin', day)).toBe('domaine-de-l-aubepin-2026-11-17.tar')
  expect(exportFilename('葡萄', day)).toBe('estate-2026-11-17.tar')
})
