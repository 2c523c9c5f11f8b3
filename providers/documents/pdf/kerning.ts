import { lookupsOf, readClasses, readCoverage } from './layout-tables.ts'

/** What a subtable says of two glyphs; null where it says nothing and the next one is asked. */
type PairReader = (left: number, right: number) => number | null

const X_ADVANCE = 4

/** How much closer together or apart two glyphs stand, as the pairs of `GPOS` say. */
export function readKerning(gpos: Buffer): (left: number, right: number) => number {
  const lookups = lookupsOf(gpos, { feature: 'kern', type: 2, extension: 9 }).map((subtables) =>
    subtables.map(pairReader),
  )
  const known = new Map<number, number>()
  return (left, right) => {
    const key = left * 65_536 + right
    const before = known.get(key)
    if (before !== undefined) return before
    const found = lookups.reduce((sum, readers) => sum + firstOf(readers, [left, right]), 0)
    known.set(key, found)
    return found
  }
}

function firstOf(readers: readonly PairReader[], [left, right]: readonly [number, number]): number {
  for (const read of readers) {
    const told = read(left, right)
    if (told !== null) return told
  }
  return 0
}

function pairReader(table: Buffer): PairReader {
  const coverage = readCoverage(table.subarray(table.readUInt16BE(2)))
  const formats = [table.readUInt16BE(4), table.readUInt16BE(6)] as const
  const value = { size: 2 * (bits(formats[0]) + bits(formats[1])), advanceAt: advancePlace(formats[0]) }
  return table.readUInt16BE(0) === 1
    ? namedPairs({ table, coverage, value })
    : pairsOfClasses({ table, coverage, value })
}

interface PairTable {
  table: Buffer
  coverage: ReadonlyMap<number, number>
  /** How long the values of a pair are, and where in them the advance stands; null where they have none. */
  value: { size: number; advanceAt: number | null }
}

function namedPairs({ table, coverage, value: { size, advanceAt } }: PairTable): PairReader {
  return (left, right) => {
    const index = coverage.get(left)
    if (index === undefined) return null
    const set = table.readUInt16BE(10 + index * 2)
    for (let at = 0; at < table.readUInt16BE(set); at++) {
      const record = set + 2 + at * (2 + size)
      if (table.readUInt16BE(record) === right)
        return advanceAt === null ? 0 : table.readInt16BE(record + 2 + advanceAt)
    }
    return null
  }
}

function pairsOfClasses({ table, coverage, value: { size, advanceAt } }: PairTable): PairReader {
  const lefts = readClasses(table.subarray(table.readUInt16BE(8)))
  const rights = readClasses(table.subarray(table.readUInt16BE(10)))
  const columns = table.readUInt16BE(14)
  return (left, right) => {
    if (!coverage.has(left)) return null
    const record = 16 + ((lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0)) * size
    return advanceAt === null ? 0 : table.readInt16BE(record + advanceAt)
  }
}

function bits(format: number): number {
  return format.toString(2).replaceAll('0', '').length
}

function advancePlace(format: number): number | null {
  return (format & X_ADVANCE) === 0 ? null : 2 * bits(format & (X_ADVANCE - 1))
}
