import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStorage, StoredFile } from './media-storage.ts'

/** Files under a folder of this machine: the built-in default. */
export function createFileStorage(folder: string): MediaStorage {
  const filePath = (key: string) => join(folder, ...key.split('/').map(safePart))
  return {
    async put({ key, bytes }) {
      const path = filePath(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written aside and moved into place: nobody ever reads half a file.
      const aside = `${path}.${randomBytes(6).toString('hex')}`
      await writeFile(aside, bytes, { mode: 0o600 })
      await rename(aside, path)
    },
    get: (key) => nullIfMissing(readFile(filePath(key))),
    getPart: ({ key, start, end }) => nullIfMissing(readPart({ path: filePath(key), start, end })),
    delete: (key) => rm(filePath(key), { force: true }),
    list: (place) => listFiles(filePath(place), place),
  }
}

async function listFiles(path: string, place: string): Promise<StoredFile[]> {
  const names = (await nullIfMissing(readdir(path))) ?? []
  const found = await Promise.all(
    names.map(async (name) => {
      const facts = await nullIfMissing(stat(join(path, name)))
      return facts?.isFile() ? [{ key: `${place}/${name}`, storedAt: facts.mtime }] : []
    }),
  )
  return found.flat()
}

async function readPart({ path, start, end }: { path: string; start: number; end: number }) {
  const file = await open(path)
  try {
    const { size: total } = await file.stat()
    const length = Math.max(0, Math.min(end, total - 1) - start + 1)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    return { bytes: buffer.subarray(0, bytesRead), total }
  } finally {
    await file.close()
  }
}

async function nullIfMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Keys are made by us; should one ever carry another's words, it still cannot climb out of the folder. */
function safePart(part: string): string {
  if (!/^[\w.-]+$/.test(part) || /^\.+$/.test(part)) throw new Error(`"${part}" cannot be part of a file's key`)
  return part
}
