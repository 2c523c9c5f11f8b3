import { expect, test } from 'vitest'
import { withoutBegun, withoutMarks } from './section-marks.ts'

const quote = { type: 'quote', text: 'Une phrase.', ground: 'plain' } as const

test('visitors get sections without the marks of the editor', () => {
  expect(withoutMarks([{ ...quote, id: 'abc123' }])).toEqual([quote])
})

test('neither have those in columns any', () => {
  const columns = { type: 'columns', ground: 'plain', widths: 'even', align: 'top' } as const
  const marked = { ...columns, id: 'abc123', columns: [{ sections: [{ ...quote, id: 'def456' }] }, { sections: [] }] }
  expect(withoutMarks([marked])).toEqual([{ ...columns, columns: [{ sections: [quote] }, { sections: [] }] }])
})

test('what a section began with is drawn nowhere, in columns neither', () => {
  const begun = { text: 'Une phrase.' }
  const columns = { type: 'columns', ground: 'plain', widths: 'even', align: 'top' } as const
  const inside = (section: object) => ({
    ...columns,
    columns: [{ sections: [section as typeof quote] }, { sections: [] }],
  })
  expect(
    withoutBegun([
      { ...quote, begun },
      { ...inside({ ...quote, begun }), begun },
    ]),
  ).toEqual([quote, inside(quote)])
})
