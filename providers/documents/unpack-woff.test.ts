import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16
    const offset = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      offset,
      bytes: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    }
  })
}

/** The sum that a font's maker has written down for each table. */
function sumOf(bytes: Buffer): number {
  const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

test.each(['cormorant-garamond', 'eb-garamond', 'figtree', 'fraunces', 'jost', 'marcellus'])(
  '%s: every table comes out as its maker has summed it up',
  (slug) => {
    const font = unpackWoff(readFileSync(require.resolve(`@fontsource/${slug}/files/${slug}-latin-400-normal.woff`)))
    const tables = tablesOf(font)
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'head', 'hmtx', 'maxp', 'name']))
    for (const { tag, checksum, offset, bytes } of tables) {
      expect(offset % 4).toBe(0)
      // The sum of `head` leaves out a number within it.
      if (tag !== 'head') expect([tag, sumOf(bytes)]).toEqual([tag, checksum])
    }
  },
)

test('what is no WOFF file is not taken for one', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('no WOFF')
})
