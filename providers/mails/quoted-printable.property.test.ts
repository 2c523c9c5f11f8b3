import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotedPrintable } from './quoted-printable.ts'

/** Read back by the rules of RFC 2045, not by what was written. */
function readBack(encoded: string): string {
  const bytes = encoded
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const letters = fc.constantFrom(
  'a',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '=',
  '.',
  'é',
  '€',
  '’',
  '🍷',
  '\u00a0',
  '~',
  '\u007f',
)
const texts = fc.oneof(
  fc.array(letters, { maxLength: 400 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

test('what was written comes back, with every line break as CR LF', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(readBack(quotedPrintable(text).toString('latin1'))).toBe(text.replace(/\r?\n/g, '\r\n'))
    }),
  )
})

test('lines are short, plain ASCII, end in no blank and break no letter apart', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const encoded = quotedPrintable(text).toString('latin1')
      expect(encoded).toMatch(/^[\t\r\n -~]*$/)
      expect(encoded.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of encoded.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(76)
        expect(line).not.toMatch(/[ \t]$/)
        // A line that goes on holds whole letters only.
        if (line.endsWith('=')) expect(readBack(line.slice(0, -1))).not.toContain('\ufffd')
      }
    }),
  )
})
