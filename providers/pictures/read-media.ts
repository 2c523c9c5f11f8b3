import sharp from 'sharp'

export interface MediaKind {
  kind: 'IMAGE' | 'VIDEO' | 'FONT'
  mime_type: string
  width: number | null
  height: number | null
}

export type ReadMedia = MediaKind | { refusal: 'media-unreadable' | 'media-too-large' }

/** A picture of 50 million pixels takes 200 MB of memory to open; more is an attack or a mistake. */
export const MAX_PIXELS = 50_000_000

const TYPE_BY_FORMAT: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}

/** What a file really is, from its bytes: neither its name nor what the sender says is believed. */
export async function readMedia(bytes: Uint8Array): Promise<ReadMedia> {
  const known = filmOrFont(bytes)
  if (known) return known
  try {
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const mime_type = TYPE_BY_FORMAT[format]
    if (!mime_type) return { refusal: 'media-unreadable' }
    if (width * height > MAX_PIXELS) return { refusal: 'media-too-large' }
    return { kind: 'IMAGE', mime_type, width: autoOrient.width, height: autoOrient.height }
  } catch {
    return { refusal: 'media-unreadable' }
  }
}

function filmOrFont(bytes: Uint8Array): MediaKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.length)).toString('latin1')
  if (/^....ftyp(isom|iso\d|mp4\d|avc1|M4V )/s.test(start)) {
    return { kind: 'VIDEO', mime_type: 'video/mp4', width: null, height: null }
  }
  if (start.startsWith('wOF2')) return { kind: 'FONT', mime_type: 'font/woff2', width: null, height: null }
  return null
}
