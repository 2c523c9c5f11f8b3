/** Which glyph draws which letter, as a font's `cmap` tells it. */
export function readGlyphsByCode(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let at = 0; at < cmap.readUInt16BE(2); at++) {
    const start = cmap.readUInt32BE(8 + at * 8)
    const format = cmap.readUInt16BE(start)
    if (format === 4) readSegments({ table: cmap.subarray(start), glyphs })
    if (format === 12) readGroups({ table: cmap.subarray(start), glyphs })
  }
  return glyphs
}

interface Reading {
  table: Buffer
  glyphs: Map<number, number>
}

/** Format 4: the letters of the basic plane, in stretches. */
function readSegments({ table, glyphs }: Reading): void {
  const twice = table.readUInt16BE(6)
  for (let at = 0; at < twice; at += 2) {
    const last = table.readUInt16BE(14 + at)
    const first = table.readUInt16BE(16 + twice + at)
    const shift = table.readUInt16BE(16 + 2 * twice + at)
    const offsetAt = 16 + 3 * twice + at
    const offset = table.readUInt16BE(offsetAt)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + (code - first) * 2)
      const glyph = listed === 0 ? 0 : (listed + shift) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}

/** Format 12: the letters of all planes, in groups. */
function readGroups({ table, glyphs }: Reading): void {
  for (let at = 0; at < table.readUInt32BE(12); at++) {
    const group = 16 + at * 12
    const first = table.readUInt32BE(group)
    const glyph = table.readUInt32BE(group + 8)
    for (let code = first; code <= table.readUInt32BE(group + 4); code++) glyphs.set(code, glyph + code - first)
  }
}
