import type { Face } from './face.ts'
import { figure, type PdfFile, packed } from './pdf-file.ts'
import type { ShapedRun } from './shape-run.ts'
import { subsetFace } from './subset-face.ts'

/** The faces of a document, with the letters that it draws. */
export interface EmbeddedFaces {
  /** The name under which pages know a face: `F1`. */
  nameOf(face: Face): string
  /** A run as `[<00010002> 12 <0003>] TJ` shows it. */
  show(run: ShapedRun): string
  /** Writes them into the file; answers what pages name as their fonts. */
  write(file: PdfFile): string
}

interface Embedded {
  face: Face
  name: string
  /** By glyph, with what it is read as: one that stands for two letters has two numbers. */
  numbers: Map<number, { text: string; number: number }[]>
  drawn: { glyph: number; text: string }[]
}

const FLAGS_SYMBOLIC = 4

export function createEmbeddedFaces(): EmbeddedFaces {
  const byFace = new Map<Face, Embedded>()
  const embed = (face: Face): Embedded => {
    const known = byFace.get(face)
    if (known) return known
    const embedded: Embedded = { face, name: `F${byFace.size + 1}`, numbers: new Map(), drawn: [] }
    byFace.set(face, embedded)
    return embedded
  }
  return {
    nameOf: (face) => embed(face).name,
    show: (run) => showRun(embed(run.face), run),
    write: (file) => [...byFace.values()].map((one) => `/${one.name} ${writeFace(file, one)} 0 R`).join(' '),
  }
}

function showRun(embedded: Embedded, { face, glyphs }: ShapedRun): string {
  let shown = ''
  let hex = ''
  for (const { glyph, text, kerning } of glyphs) {
    hex += numberOf(embedded, { glyph, text }).toString(16).padStart(4, '0')
    if (kerning === 0) continue
    shown += `<${hex}> ${figure((-kerning * 1_000) / face.unitsPerEm)} `
    hex = ''
  }
  return hex === '' ? shown : `${shown}<${hex}> `
}

function numberOf({ numbers, drawn }: Embedded, { glyph, text }: { glyph: number; text: string }): number {
  const known = numbers.get(glyph) ?? []
  const found = known.find((one) => one.text === text)
  if (found) return found.number
  // Zero is what no letter has.
  const number = drawn.push({ glyph, text })
  numbers.set(glyph, [...known, { text, number }])
  return number
}

function writeFace(file: PdfFile, { face, drawn, name: short }: Embedded): number {
  const scaled = (units: number) => figure((units * 1_000) / face.unitsPerEm)
  const name = `/${tagOf(short)}+${face.name.replaceAll(/[^\w-]/g, '')}`
  const { length, deflated } = packedSubset(face, new Set(drawn.map(({ glyph }) => glyph)))
  const fontFile = file.writeStream({ entries: `/Length1 ${length}`, deflated })
  const measures = `/Ascent ${scaled(face.ascent)} /Descent ${scaled(face.descent)} /CapHeight ${scaled(face.ascent)}`
  const bounds = `/FontBBox [${face.bounds.map(scaled).join(' ')}] /ItalicAngle 0 /StemV 80`
  const descriptor = file.write(
    `<< /Type /FontDescriptor /FontName ${name} /Flags ${FLAGS_SYMBOLIC} ${bounds} ${measures} /FontFile2 ${fontFile} 0 R >>`,
  )
  const glyphs = Buffer.alloc(2 * (drawn.length + 1))
  for (const [at, { glyph }] of drawn.entries()) glyphs.writeUInt16BE(glyph, 2 * (at + 1))
  const map = file.writeStream({ entries: '', deflated: packed(glyphs) })
  const widths = drawn.map(({ glyph }) => scaled(face.advanceOf(glyph))).join(' ')
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
  const letters = file.write(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} ${system} /FontDescriptor ${descriptor} 0 R /W [1 [${widths}]] /CIDToGIDMap ${map} 0 R >>`,
  )
  const unicode = file.writeStream({ entries: '', deflated: packed(unicodeTable(drawn.map(({ text }) => text))) })
  return file.write(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${letters} 0 R] /ToUnicode ${unicode} 0 R >>`,
  )
}

interface PackedSubset {
  length: number
  deflated: Buffer
}

const MOST_SUBSETS = 100
const subsets = new Map<string, PackedSubset>()
const numberByFace = new WeakMap<Face, number>()
let facesSeen = 0

/** Labels and titles are the same on every paper: their letters are cut and packed once. */
function packedSubset(face: Face, glyphs: ReadonlySet<number>): PackedSubset {
  const faceNumber = numberByFace.get(face) ?? facesSeen++
  numberByFace.set(face, faceNumber)
  const key = `${faceNumber} ${[...glyphs].sort((one, other) => one - other).join(' ')}`
  const known = subsets.get(key)
  if (known) return known
  const font = subsetFace(face, new Set(glyphs))
  const made = { length: font.length, deflated: packed(font) }
  if (subsets.size >= MOST_SUBSETS) subsets.clear()
  subsets.set(key, made)
  return made
}

/** Six letters, as names of parts of a font begin: `AAAAAB`. */
function tagOf(name: string): string {
  const letters = [...name.slice(1)].map((digit) => String.fromCharCode(65 + Number(digit))).join('')
  return letters.padStart(6, 'A')
}

/** At most so many are listed at once. */
const LIST = 100

function unicodeTable(texts: readonly string[]): string {
  const ranges: string[] = []
  for (let start = 0; start < texts.length; start += LIST) {
    const some = texts.slice(start, start + LIST)
    const told = some.map((text) => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`).join(' ')
    ranges.push(`1 beginbfrange\n<${code(start + 1)}> <${code(start + some.length)}> [${told}]\nendbfrange`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${ranges.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function code(number: number): string {
  return number.toString(16).padStart(4, '0')
}
