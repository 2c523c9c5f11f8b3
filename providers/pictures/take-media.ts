import { cleanSvg } from './clean-svg.ts'
import type { MediaKind, MediaRefusal } from './picture-maker.ts'
import { isFilm, readFilm } from './read-film.ts'
import { MAX_PIXELS, STRICT, sharp } from './sharp.ts'
import { MAX_HEIC_PIXELS, takeHeic } from './take-heic.ts'
import { takeTypeface, typefaceKind } from './take-typeface.ts'

/** `bytes` only where they differ from what was given. */
type Taken = (MediaKind & { bytes?: Uint8Array }) | MediaRefusal

/** Opened, an AVIF takes 20 bytes a pixel: 50 million would be a gigabyte. */
const MAX_AVIF_PIXELS = 16_000_000
const MAX_SVG_BYTES = 2_000_000

const UNREADABLE = { refusal: 'media-unreadable' } as const
const TOO_LARGE = { refusal: 'media-too-large' } as const

const KIND_BY_FORMAT: Readonly<Record<string, Pick<MediaKind, 'mime_type' | 'ending'>>> = {
  jpeg: { mime_type: 'image/jpeg', ending: 'jpg' },
  png: { mime_type: 'image/png', ending: 'png' },
  webp: { mime_type: 'image/webp', ending: 'webp' },
  heif: { mime_type: 'image/avif', ending: 'avif' },
}

/** The same of whoever the estate trusts: pictures of phones too, whose decoder is large and opens no file of strangers. */
export async function takeOfEstate(bytes: Uint8Array): Promise<Taken> {
  const isContainer = Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp' && !isFilm(bytes)
  const head = isContainer ? await fileHead(bytes) : null
  return head?.compression === 'hevc' ? takePhonePicture(bytes, head) : takeMedia(bytes)
}

/** What a file really is, from its bytes: neither its name nor what the sender says is believed. */
export async function takeMedia(bytes: Uint8Array): Promise<Taken> {
  if (isFilm(bytes)) return takeFilm(bytes)
  const start = Buffer.from(bytes.subarray(0, 100)).toString('latin1')
  const typeface = typefaceKind(start)
  if (typeface) return takeTypeface(bytes, typeface)
  return /^(\xef\xbb\xbf)?\s*</.test(start) ? takeDrawing(bytes) : takePhotograph(bytes)
}

function takeFilm(bytes: Uint8Array): Taken {
  const film = readFilm(bytes)
  return film ? { kind: 'VIDEO', mime_type: 'video/mp4', ending: 'mp4', ...film } : UNREADABLE
}

async function takeDrawing(bytes: Uint8Array): Promise<Taken> {
  if (bytes.length > MAX_SVG_BYTES) return TOO_LARGE
  const text = decodeUtf8(bytes)
  const clean = text === null ? null : cleanSvg(text)
  if (clean === null) return UNREADABLE
  const cleaned = Buffer.from(clean)
  const head = await fileHead(cleaned)
  if (head?.format !== 'svg') return UNREADABLE
  const { width, height } = head
  return { kind: 'IMAGE', mime_type: 'image/svg+xml', ending: 'svg', width, height, bytes: cleaned }
}

async function takePhotograph(bytes: Uint8Array): Promise<Taken> {
  const head = await fileHead(bytes)
  const kind = head && KIND_BY_FORMAT[head.format]
  if (!kind) return UNREADABLE
  const isAvif = head.format === 'heif'
  if (isAvif && head.compression !== 'av1') return UNREADABLE
  if (head.width * head.height > (isAvif ? MAX_AVIF_PIXELS : MAX_PIXELS)) return TOO_LARGE
  if (!(await isWhole(bytes))) return UNREADABLE
  return { kind: 'IMAGE', ...kind, width: head.autoOrient.width, height: head.autoOrient.height }
}

async function takePhonePicture(bytes: Uint8Array, head: { width: number; height: number }): Promise<Taken> {
  if (head.width * head.height > MAX_HEIC_PIXELS) return TOO_LARGE
  const taken = await takeHeic(bytes)
  if (taken === 'unreadable') return UNREADABLE
  return taken === 'too-large' ? TOO_LARGE : taken
}

async function fileHead(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

/** A header may promise what the file does not hold: every row is decoded once. */
async function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, STRICT).resize({ width: 64 }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
