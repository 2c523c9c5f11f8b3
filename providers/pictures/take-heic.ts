import type { MediaKind } from './picture-maker.ts'
import { sharp } from './sharp.ts'

/** Opened, a HEIC picture takes about 13 bytes a pixel; phones make 24 million. */
export const MAX_HEIC_PIXELS = 25_000_000
/** It is the original from now on: hardly to be told from what the phone has made. */
const QUALITY = 92

type Drawn = (MediaKind & { bytes: Uint8Array }) | 'unreadable' | 'too-large'

/** A picture as phones of one maker write it, drawn anew as a JPEG: no browser of the others shows it. */
export async function takeHeic(bytes: Uint8Array): Promise<Drawn> {
  // Its decoder is large and rarely wanted.
  const { default: decode } = await import('heic-decode')
  const held = await decode.all({ buffer: bytes }).catch(() => null)
  const [first] = held ?? []
  if (!held || !first) return 'unreadable'
  try {
    // What it promises itself counts, whatever another reader has read.
    if (first.width * first.height > MAX_HEIC_PIXELS) return 'too-large'
    const { width, height, data } = await first.decode()
    const raw = { width, height, channels: 4 as const }
    const jpeg = await sharp(new Uint8Array(data.buffer), { raw, limitInputPixels: MAX_HEIC_PIXELS })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
    return { kind: 'IMAGE', mime_type: 'image/jpeg', ending: 'jpg', width, height, bytes: jpeg }
  } catch {
    return 'unreadable'
  } finally {
    held.dispose()
  }
}
