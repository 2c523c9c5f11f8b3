import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTypeface } from '../typefaces.ts'
import { type SetText, type TextLine, textLines } from './text-lines.ts'

const SET: SetText = {
  faces: openTypeface('Jost', 'Ελένη')(400, 'normal'),
  size: 10,
  lineHeight: 14,
  letterSpacing: 0,
  align: 'left',
  colour: '#000',
  figures: 'usual',
  maxLines: Number.POSITIVE_INFINITY,
}
const told = ({ runs }: TextLine) => runs.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('')

test('no line is wider than its place, and all of them together are the text', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefWiÉ€-'), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 30, max: 300 }), (some, width) => {
      const text = some.join(' ')
      const lines = textLines(text, { set: SET, width })
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.02)
      expect(lines.map(told).join('')).toBe(text)
    }),
    // Two letters of different pieces that stand further apart beside each other than each by itself.
    { examples: [[['aaaaaaebWW', 'a'], 30]] },
  )
})

test('what has no room in the lines it may have ends with …, within its place', () => {
  const lines = textLines('Une robe rubis profond, des reflets violets', { set: { ...SET, maxLines: 2 }, width: 70 })
  expect(lines).toHaveLength(2)
  expect(told(lines[1] ?? { runs: [], width: 0, height: 0, ascent: 0 })).toMatch(/…$/)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(70.02)
})

test('letters that a typeface lacks come from another, those that none has are left out', () => {
  const [line] = textLines('Ελένη B \u0e01', { set: SET, width: 500 })
  expect(line && told(line)).toBe('Ελένη B ')
  expect(new Set(line?.runs.map(({ face }) => face.name)).size).toBe(2)
})

test('letters stand closer where the typeface says so', () => {
  const wide = (text: string) => textLines(text, { set: SET, width: 500 })[0]?.width ?? 0
  expect(wide('AV')).toBeLessThan(wide('A') + wide('V'))
})
