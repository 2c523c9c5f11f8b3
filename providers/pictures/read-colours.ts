import { dominantColours, type FoundColour } from '#rules/sites/looks/dominant-colours.ts'
import { STRICT, sharp } from './sharp.ts'

/** Enough to tell the colours of a label by. */
const SIDE = 96

/** The colours of a picture; null when it cannot be opened. */
export async function readColours(bytes: Uint8Array): Promise<FoundColour[] | null> {
  try {
    const small = sharp(bytes, STRICT).resize({ width: SIDE, height: SIDE, fit: 'inside', kernel: 'nearest' })
    return dominantColours(await small.ensureAlpha().toColourspace('srgb').raw().toBuffer())
  } catch {
    return null
  }
}
