import { writeFontHead } from '../unpack-woff.ts'
import type { Face } from './face.ts'

const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const
const PARTS = { wordArguments: 1, hasScale: 8, more: 32, hasTwoScales: 64, hasMatrix: 128 } as const
const LONG_OFFSETS = 1
const TRUE_TYPE = 0x00010000

/** The font with the glyphs that are drawn and their parts only. Each keeps its number; the others are empty. */
export function subsetFace({ tables }: Face, used: ReadonlySet<number>): Buffer {
  const table = (tag: string) => tables.get(tag) ?? Buffer.alloc(0)
  const [glyf, loca, head] = [table('glyf'), table('loca'), Buffer.from(table('head'))]
  const count = table('maxp').readUInt16BE(4)
  const isLong = head.readInt16BE(50) === LONG_OFFSETS
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const shapeOf = (glyph: number) => glyf.subarray(offset(glyph), offset(glyph + 1))
  const kept = withParts([0, ...used], shapeOf)
  const shapes: Buffer[] = []
  const offsets = Buffer.alloc((count + 1) * 4)
  let length = 0
  for (let glyph = 0; glyph < count; glyph++) {
    if (kept.has(glyph)) {
      const shape = shapeOf(glyph)
      shapes.push(shape)
      length += shape.length
    }
    offsets.writeUInt32BE(length, (glyph + 1) * 4)
  }
  head.writeInt16BE(LONG_OFFSETS, 50)
  return joinTables(new Map([...tables, ['glyf', Buffer.concat(shapes)], ['loca', offsets], ['head', head]]))
}

/** Letters with accents are often made of a letter and an accent. */
function withParts(used: readonly number[], shapeOf: (glyph: number) => Buffer): Set<number> {
  const kept = new Set(used)
  for (const glyph of kept) for (const part of partsOf(shapeOf(glyph))) kept.add(part)
  return kept
}

function partsOf(shape: Buffer): number[] {
  if (shape.length === 0 || shape.readInt16BE(0) >= 0) return []
  const parts: number[] = []
  let at = 10
  let flags: number = PARTS.more
  while (flags & PARTS.more) {
    flags = shape.readUInt16BE(at)
    parts.push(shape.readUInt16BE(at + 2))
    at += 4 + (flags & PARTS.wordArguments ? 4 : 2)
    if (flags & PARTS.hasScale) at += 2
    else if (flags & PARTS.hasTwoScales) at += 4
    else if (flags & PARTS.hasMatrix) at += 8
  }
  return parts
}

/** Without sums: whoever reads a font within a document looks at none. */
function joinTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const kept = KEPT.flatMap((tag) => {
    const bytes = tables.get(tag)
    return bytes ? [{ tag, bytes }] : []
  })
  const head = Buffer.alloc(12 + kept.length * 16)
  writeFontHead({ font: head, flavour: TRUE_TYPE, count: kept.length })
  let offset = head.length
  const parts = kept.map(({ tag, bytes }, at) => {
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(bytes.length, 24 + at * 16)
    const padding = Buffer.alloc(-bytes.length & 3)
    offset += bytes.length + padding.length
    return Buffer.concat([bytes, padding])
  })
  return Buffer.concat([head, ...parts])
}
