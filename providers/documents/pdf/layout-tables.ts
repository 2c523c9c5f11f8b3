/** What a font's `GSUB` and `GPOS` have in common: features, and the lists of glyphs that lookups begin with. */

interface LookupTypes {
  feature: string
  /** The kind of lookup wanted, and the one that says it lies elsewhere. */
  type: number
  extension: number
}

/** The subtables of a feature, lookup by lookup, in their order. */
export function lookupsOf(table: Buffer, { feature, type, extension }: LookupTypes): Buffer[][] {
  if (table.length === 0) return []
  const features = table.subarray(table.readUInt16BE(6))
  const lookups = table.subarray(table.readUInt16BE(8))
  return lookupNumbers(features, feature).map((number) => {
    const lookup = lookups.subarray(lookups.readUInt16BE(2 + number * 2))
    const told = lookup.readUInt16BE(0)
    const subtables = numbersAt(lookup, { at: 6, count: lookup.readUInt16BE(4) }).map((offset) =>
      lookup.subarray(offset),
    )
    if (told === type) return subtables
    if (told !== extension) return []
    return subtables
      .filter((subtable) => subtable.readUInt16BE(2) === type)
      .map((subtable) => subtable.subarray(subtable.readUInt32BE(4)))
  })
}

function lookupNumbers(features: Buffer, wanted: string): number[] {
  const numbers = new Set<number>()
  for (let at = 0; at < features.readUInt16BE(0); at++) {
    const record = 2 + at * 6
    if (features.toString('latin1', record, record + 4) !== wanted) continue
    const feature = features.subarray(features.readUInt16BE(record + 4))
    for (const number of numbersAt(feature, { at: 4, count: feature.readUInt16BE(2) })) numbers.add(number)
  }
  return [...numbers].sort((one, other) => one - other)
}

export function numbersAt(table: Buffer, { at, count }: { at: number; count: number }): number[] {
  return Array.from({ length: count }, (_, index) => table.readUInt16BE(at + index * 2))
}

/** The glyphs a subtable speaks of, with their places in its lists. */
export function readCoverage(table: Buffer): ReadonlyMap<number, number> {
  const count = table.readUInt16BE(2)
  if (table.readUInt16BE(0) === 1)
    return new Map(numbersAt(table, { at: 4, count }).map((glyph, index) => [glyph, index]))
  return readRanges(table, { at: 4, count, value: (start, offset) => start + offset })
}

/** The class of each glyph; those that are not named are of class 0. */
export function readClasses(table: Buffer): ReadonlyMap<number, number> {
  if (table.readUInt16BE(0) === 1) {
    const first = table.readUInt16BE(2)
    const classes = numbersAt(table, { at: 6, count: table.readUInt16BE(4) })
    return new Map(classes.map((value, index) => [first + index, value]))
  }
  return readRanges(table, { at: 4, count: table.readUInt16BE(2), value: (start) => start })
}

interface Ranges {
  at: number
  count: number
  value: (told: number, offset: number) => number
}

function readRanges(table: Buffer, { at, count, value }: Ranges): Map<number, number> {
  const values = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const range = at + index * 6
    const first = table.readUInt16BE(range)
    const told = table.readUInt16BE(range + 4)
    for (let glyph = first; glyph <= table.readUInt16BE(range + 2); glyph++)
      values.set(glyph, value(told, glyph - first))
  }
  return values
}
