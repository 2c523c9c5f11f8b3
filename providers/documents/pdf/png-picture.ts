import { inflateSync } from 'node:zlib'
import { type PdfStream, packed } from './pdf-file.ts'

/** A picture as PDF takes it, and how much of it is seen through. */
interface PngPicture {
  width: number
  height: number
  pixels: PdfStream
  /** None where every pixel is whole. */
  mask: PdfStream | null
}

/** By the kind of colour that a PNG names: how many values a pixel has without its transparency, and whether it has one. */
const KINDS: Readonly<Record<number, { colours: number; isSeenThrough: boolean }>> = {
  0: { colours: 1, isSeenThrough: false },
  2: { colours: 3, isSeenThrough: false },
  4: { colours: 1, isSeenThrough: true },
  6: { colours: 3, isSeenThrough: true },
}

/** Reads what the picture process makes: no palette, not interlaced. */
export function readPng(file: Buffer): PngPicture {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const depth = file[24] ?? 8
  const kind = KINDS[file[25] ?? 0]
  if (!kind || depth < 8 || file[28] !== 0) throw new Error('This kind of PNG is not drawn')
  const rows = Buffer.concat(dataChunks(file))
  const stream = (deflated: Buffer, colours: number): PdfStream => ({
    entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${depth} /ColorSpace ${
      colours === 1 ? '/DeviceGray' : '/DeviceRGB'
    } /DecodeParms << /Predictor 15 /Colors ${colours} /BitsPerComponent ${depth} /Columns ${width} >>`,
    deflated,
  })
  if (!kind.isSeenThrough) return { width, height, pixels: stream(rows, kind.colours), mask: null }
  const sample = depth / 8
  const { seen, through } = partChannels(inflateSync(rows), { width, height, colours: kind.colours * sample, sample })
  return { width, height, pixels: stream(packed(seen), kind.colours), mask: stream(packed(through), 1) }
}

function dataChunks(file: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 8; at + 8 < file.length; ) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(file.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return chunks
}

interface Channels {
  width: number
  height: number
  /** Bytes of a pixel that tell its colour, and those that tell its transparency. */
  colours: number
  sample: number
}

/** PNG foretells each value by its neighbours of the same channel: parted, the rows are foretold as before. */
function partChannels(rows: Buffer, { width, height, colours, sample }: Channels): { seen: Buffer; through: Buffer } {
  const seen = Buffer.alloc(height * (1 + width * colours))
  const through = Buffer.alloc(height * (1 + width * sample))
  let [from, toSeen, toThrough] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    const rule = rows[from++] ?? 0
    seen[toSeen++] = rule
    through[toThrough++] = rule
    for (let x = 0; x < width; x++) {
      for (let at = 0; at < colours; at++) seen[toSeen++] = rows[from++] ?? 0
      for (let at = 0; at < sample; at++) through[toThrough++] = rows[from++] ?? 0
    }
  }
  return { seen, through }
}
