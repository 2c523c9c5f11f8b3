import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { readTarHeader, TAR_BLOCK, tarFilling } from '#rules/basics/tar-header.ts'

export interface ArchivedFile {
  name: string
  /** Where its bytes begin in the archive. */
  start: number
  size: number
}

/** More than any estate has; whatever claims more is no export. */
const MOST_FILES = 1_000_000
const PIECE_BYTES = 1_000_000
/** No row is longer: pages and articles are bounded where they are written. */
const MOST_LINE_CHARACTERS = 8_000_000
const LINES_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 4_000_000

/** What lies in an archive, by its names. Nothing is unpacked, so nothing can be written where a name leads. */
export async function listArchive(file: FileHandle): Promise<Map<string, ArchivedFile>> {
  const { size: total } = await file.stat()
  const found = new Map<string, ArchivedFile>()
  for (let at = 0; ; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAR_BLOCK), 0, TAR_BLOCK, at)
    const header = readTarHeader(buffer.subarray(0, bytesRead))
    if (!header) return found
    const start = at + TAR_BLOCK
    if (!(start + header.size <= total)) throw new Error('The archive breaks off.')
    if (found.has(header.name)) throw new Error(`The archive holds ${printable(header.name)} twice.`)
    if (found.size >= MOST_FILES) throw new Error('The archive holds too many files.')
    found.set(header.name, { ...header, start })
    at = start + header.size + tarFilling(header.size)
  }
}

/** Names are a stranger's words. */
export function printable(name: string): string {
  return `"${name.replace(/[^\x20-\x7e]/g, '?')}"`
}

async function* readPieces(file: FileHandle, { start, size }: ArchivedFile): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < size; ) {
    const length = Math.min(PIECE_BYTES, size - done)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start + done)
    if (bytesRead === 0) throw new Error('The archive breaks off.')
    done += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

export async function sha256Of(file: FileHandle, archived: ArchivedFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of readPieces(file, archived)) hash.update(piece)
  return hash.digest('hex')
}

export async function readWhole(file: FileHandle, archived: ArchivedFile): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(file, archived)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * The lines of a compressed file, some at a time. It may become as long as it says and not a byte longer: what swells
 * to more is no table of an estate.
 */
export async function* readTableLines(
  file: FileHandle,
  { archived, textBytes }: { archived: ArchivedFile; textBytes: number },
): AsyncGenerator<string[]> {
  const source = Readable.from(readPieces(file, archived))
  const text = createGunzip().setEncoding('utf8')
  source.once('error', (error) => text.destroy(error))
  let [rest, batch, held, seen] = ['', [] as string[], 0, 0]
  for await (const chunk of source.pipe(text) as AsyncIterable<string>) {
    seen += Buffer.byteLength(chunk)
    if (seen > textBytes) throw new Error(`${printable(archived.name)} is longer than it says.`)
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MOST_LINE_CHARACTERS) throw new Error(`${printable(archived.name)} has a line without an end.`)
    batch.push(...lines)
    held += chunk.length
    if (batch.length < LINES_AT_ONCE && held < CHARACTERS_AT_ONCE) continue
    yield batch
    ;[batch, held] = [[], 0]
  }
  if (rest !== '') throw new Error(`${printable(archived.name)} breaks off.`)
  if (batch.length > 0) yield batch
}
