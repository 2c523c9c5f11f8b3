import { expect, test } from 'vitest'
import { lineProblems } from './line-problems.ts'

test('problems are told at the line they are about, those of one line together', () => {
  const errors = {
    'counts.0.seen': 'Il y en a 5.',
    'counts.2.seen': 'A.',
    'counts.2.counted': 'B.',
    note: 'Trop long.',
  }
  expect(lineProblems(errors, 'counts')).toEqual(
    new Map([
      [0, 'Il y en a 5.'],
      [2, 'A. B.'],
    ]),
  )
})
