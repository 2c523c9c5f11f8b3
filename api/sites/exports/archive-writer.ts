import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { TAR_BLOCK, tarFilling, tarHeader } from '#rules/basics/tar-header.ts'

interface WrittenEntry {
  bytes: number
  sha256: string
}

interface ArchiveWriter {
  /** Adds a file whose length shows only when it ends: its header is written then, in the place left for it. */
  add(name: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<WrittenEntry>
  /** Ends the archive; answers how long it is. */
  end(): Promise<number>
}

/** Writes an archive (tar) piece by piece: nothing of it is held in memory. */
export function writeArchive(file: FileHandle, modifiedAt: Date): ArchiveWriter {
  let at = 0
  const write = async (piece: Uint8Array, place: number) => {
    let done = 0
    while (done < piece.length) done += (await file.write(piece, done, piece.length - done, place + done)).bytesWritten
  }
  return {
    async add(name, pieces) {
      const start = at + TAR_BLOCK
      const hash = createHash('sha256')
      let bytes = 0
      for await (const piece of pieces) {
        await write(piece, start + bytes)
        hash.update(piece)
        bytes += piece.length
      }
      await write(tarHeader({ name, size: bytes, modifiedAt }), at)
      const filling = new Uint8Array(tarFilling(bytes))
      await write(filling, start + bytes)
      at = start + bytes + filling.length
      return { bytes, sha256: hash.digest('hex') }
    },
    async end() {
      await write(new Uint8Array(2 * TAR_BLOCK), at)
      return at + 2 * TAR_BLOCK
    },
  }
}
