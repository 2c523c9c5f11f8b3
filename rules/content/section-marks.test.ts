import { expect, test } from 'vitest'
import { withoutMarks } from './section-marks.ts'

test('visitors get sections without the marks of the editor', () => {
  const quote = { type: 'quote', text: 'Une phrase.', ground: 'plain' } as const
  expect(withoutMarks([{ ...quote, id: 'abc123' }])).toEqual([quote])
})
