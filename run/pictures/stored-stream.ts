import { Readable } from 'node:stream'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import type { ByteRange } from './byte-range.ts'

/** As much as lies in memory for each reader who has paused a film. */
const PIECE_BYTES = 256_000

/** A part of a stored file, read piece by piece as the receiver takes it; null when the file is gone. */
export async function storedStream(
  storage: MediaStorage,
  { key, range }: { key: string; range: ByteRange },
): Promise<Readable | null> {
  const first = await readPiece(storage, { key, range })
  return first && Readable.from(pieces(storage, { key, range, first }))
}

async function* pieces(
  storage: MediaStorage,
  { key, range: { start, end }, first }: { key: string; range: ByteRange; first: Uint8Array },
) {
  let at = start
  for (
    let piece: Uint8Array | null = first;
    piece;
    piece = await readPiece(storage, { key, range: { start: at, end } })
  ) {
    yield piece
    at += piece.length
    if (at > end) return
  }
  throw new Error(`The file ${key} is shorter than it was`)
}

async function readPiece(
  storage: MediaStorage,
  { key, range: { start, end } }: { key: string; range: ByteRange },
): Promise<Uint8Array | null> {
  const part = await storage.getPart({ key, start, end: Math.min(end, start + PIECE_BYTES - 1) })
  return part && part.bytes.length > 0 ? part.bytes : null
}
