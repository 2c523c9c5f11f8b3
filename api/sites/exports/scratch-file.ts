import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file that nobody else finds, gone with the process that writes it: it holds everything of an estate. */
export async function withScratchFile<Value>(work: (file: FileHandle) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'cuvee-export-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const file = await open(join(folder, 'export.tar'), 'wx+', 0o600)
  try {
    // An open file can be removed and still be used, but for Windows, where it goes in the end.
    await removeFolder().catch(() => {})
    return await work(file)
  } finally {
    await file.close()
    await removeFolder()
  }
}
