import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EngravedSurface, engravableText, engravedLines, fitEngraving } from './engraving.ts'

const ROOM = { width: 187, height: 190 }
const LID: EngravedSurface = {
  corners: [
    { x: 194, y: 60 },
    { x: 1206, y: 60 },
    { x: 1302, y: 530 },
    { x: 98, y: 530 },
  ],
  surface: { width: 360, height: 270 },
  room: { left: 4, top: 12, right: 56, bottom: 88 },
}

test('a name stands alone and large, a sentence is wrapped and smaller', () => {
  const name = fitEngraving('Marie', ROOM)
  expect(name.lines.map(({ text }) => text)).toEqual(['Marie'])
  const sentence = fitEngraving('Pour vos trente ans de mariage, avec toute notre amitié', ROOM)
  expect(sentence.lines.length).toBeGreaterThan(2)
  expect(sentence.size).toBeLessThan(name.size)
  expect(sentence.lines.map(({ text }) => text).join(' ')).toBe(
    'Pour vos trente ans de mariage, avec toute notre amitié',
  )
})

test('lines are broken evenly, and where the writer broke them', () => {
  const { lines } = fitEngraving('Marie & Paul\n12 juin 2027', ROOM)
  expect(lines.map(({ text }) => text)).toEqual(['Marie & Paul', '12 juin 2027'])
  const widths = fitEngraving('aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa', ROOM).lines.map(({ width }) => width)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
})

test('emoji are not engraved, and nothing is nothing', () => {
  expect(engravableText('Marie 🎉👩‍👩‍👧 & Paul ❤️')).toBe('Marie & Paul')
  expect(engravableText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  expect(fitEngraving('🎉🎉', ROOM)).toEqual({ size: 0, lines: [] })
  expect(engravedLines('   ', LID)).toEqual([])
})

const anyRoom = fc.record({ width: fc.integer({ min: 20, max: 800 }), height: fc.integer({ min: 20, max: 800 }) })
const anyText = fc.oneof(
  fc.string({ maxLength: 250, unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('Marie', 'à', 'Wwwwwwwwwwwwwwwwwwwwwwwwww', '2027', 'anticonstitutionnellement', '\n'))
    .map((words) => words.join(' ')),
)

test('no engraving leaves its room, however long', () => {
  fc.assert(
    fc.property(anyText, anyRoom, (text, room) => {
      const { size, lines } = fitEngraving(text, room)
      for (const { x, width, baseline } of lines) {
        expect(x - width / 2).toBeGreaterThanOrEqual(-1e-6)
        expect(x + width / 2).toBeLessThanOrEqual(room.width + 1e-6)
        expect(baseline - size).toBeGreaterThanOrEqual(-size * 0.1)
        expect(baseline + size * 0.25).toBeLessThanOrEqual(room.height + size * 0.1)
      }
    }),
  )
})

test('nothing that can be engraved is lost', () => {
  fc.assert(
    fc.property(anyText, anyRoom, (text, room) => {
      const engraved = fitEngraving(text, room).lines.map((line) => line.text)
      expect(engraved.join('').replace(/\s/g, '')).toBe(engravableText(text).replace(/\s/g, ''))
    }),
  )
})

test('every line is seen on the lid', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const room = { width: 360 * 0.52, height: 270 * 0.76 }
      const widths = fitEngraving(text, room).lines.map(({ width }) => width)
      for (const [
        at,
        {
          size,
          matrix: [a, b, c, d, e, f],
        },
      ] of engravedLines(text, LID).entries()) {
        const half = (widths[at] ?? 0) / 2
        for (const [x, y] of [
          [-half, 0],
          [half, 0],
          [-half, -size],
          [half, -size],
        ] as const) {
          const seen = { x: a * x + c * y + e, y: b * x + d * y + f }
          expect(seen.y).toBeGreaterThan(60)
          expect(seen.y).toBeLessThan(530)
          const share = (seen.y - 60) / 470
          expect(seen.x).toBeGreaterThan(194 - 96 * share)
          expect(seen.x).toBeLessThan(1206 + 96 * share)
        }
      }
    }),
  )
})
