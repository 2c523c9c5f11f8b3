import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackedUpFile, checkLines, FILES_LIST, readLines, sha256, storedFile, tableFile } from './backup-parts.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** Reads a whole backup and compares it with what it says of itself; throws one sentence at the first difference. */
export async function checkBackup(folder: string, say: (step: string) => void): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { name, rows, sha256: expected } of manifest.tables) {
    const found = await checkLines(tableFile(folder, name)).catch(() => null)
    if (found?.count !== rows || found.sha256 !== expected) throw damaged(`${name} is not as it was written`)
  }
  const list = await checkLines(join(folder, FILES_LIST)).catch(() => null)
  if (list?.sha256 !== manifest.files.sha256) throw damaged('the list of files is not as it was written')
  for await (const file of listFiles(folder)) {
    const bytes = await readFile(storedFile(folder, file.key)).catch(() => null)
    if (!bytes || sha256(bytes) !== file.sha256) throw damaged(`the file ${file.key} is not as it was written`)
  }
  say(`checked: ${manifest.tables.length} tables, ${manifest.files.count} files, every row and byte as written`)
  return manifest
}

export async function* listFiles(folder: string): AsyncGenerator<BackedUpFile> {
  for await (const batch of readLines<BackedUpFile>(join(folder, FILES_LIST))) yield* batch
}

function damaged(what: string): Error {
  return new Error(`This backup is damaged: ${what}.`)
}
