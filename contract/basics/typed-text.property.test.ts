import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine, severalLines } from './typed-text.ts'

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\n', '\r', '\t', ' ', '\u0007', '\u202e', '\u2028'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
})

test('a line holds no break and no control, and is read the same a second time', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = oneLine(text)
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      expect(line).toBe(line.trim())
      expect(oneLine(line)).toBe(line)
    }),
  )
})

test('lines hold no control but their ends and tabs, and are read the same a second time', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lines = severalLines(text)
      expect(lines.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      expect(severalLines(lines)).toBe(lines)
    }),
  )
})
