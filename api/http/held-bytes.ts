import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes that came, until they are needed: few in memory, many on the disk. */
export interface HeldBytes {
  read(): Promise<Uint8Array>
  drop(): Promise<void>
}

/** More than a small picture; less than what hundreds who send at once could hurt us with. */
const MEMORY_BYTES = 64_000

export async function holdBytes(stream: AsyncIterable<Buffer>, folder: string): Promise<HeldBytes> {
  let file: FileHandle | undefined
  let chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of stream) {
      length += chunk.length
      if (length > MEMORY_BYTES) file ??= await openUnnamed(folder)
      chunks.push(chunk)
      if (!file) continue
      await file.appendFile(Buffer.concat(chunks))
      chunks = []
    }
  } catch (error) {
    await file?.close()
    throw error
  }
  return file ? onDisk(file, length) : inMemory(Buffer.concat(chunks))
}

function inMemory(bytes: Buffer): HeldBytes {
  return { read: async () => bytes, drop: async () => {} }
}

function onDisk(file: FileHandle, length: number): HeldBytes {
  return {
    async read() {
      const bytes = Buffer.allocUnsafe(length)
      await file.read(bytes, 0, length, 0)
      return bytes
    },
    drop: () => file.close(),
  }
}

/** Its name is taken away at once: whatever becomes of this process, nothing of it stays. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, `cuvee-form-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
