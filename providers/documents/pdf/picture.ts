import { createHash } from 'node:crypto'
import { readDrawing } from './drawing.ts'
import { figure, type PdfFile, type PdfStream, packed } from './pdf-file.ts'
import { readPng } from './png-picture.ts'

/** A picture or a drawing, ready to be written: it fills a square of one by one. */
export interface PdfPicture {
  /** Wide as many times as high. */
  ratio: number
  stream: PdfStream
  mask: PdfStream | null
}

/** The logos of estates come again on every paper; bottles seldom do. */
const MOST_KEPT_BYTES = 64_000
const MOST_KEPT = 30
const kept = new Map<string, PdfPicture>()

export function openPicture(bytes: Uint8Array): PdfPicture {
  if (bytes.length > MOST_KEPT_BYTES) return readPicture(bytes)
  const key = createHash('sha1').update(bytes).digest('base64')
  const known = kept.get(key)
  if (known) return known
  const picture = readPicture(bytes)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, picture)
  return picture
}

export function writePicture(file: PdfFile, { stream, mask }: PdfPicture): number {
  if (!mask) return file.writeStream(stream)
  const id = file.writeStream(mask)
  return file.writeStream({ ...stream, entries: `${stream.entries} /SMask ${id} 0 R` })
}

function readPicture(bytes: Uint8Array): PdfPicture {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89) {
    const { width, height, pixels, mask } = readPng(file)
    return { ratio: width / height, stream: pixels, mask }
  }
  const { width, height, operators } = readDrawing(file.toString('utf8'))
  const view = `/BBox [0 0 ${figure(width)} ${figure(height)}] /Matrix [${1 / width} 0 0 ${1 / height} 0 0]`
  const stream = { entries: `/Type /XObject /Subtype /Form ${view} /Resources << >>`, deflated: packed(operators) }
  return { ratio: width / height, stream, mask: null }
}
