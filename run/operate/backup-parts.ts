import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { StoredRow } from '#db/backup/read-rows.ts'

/** A line per file of the backup: where it lies, its type, length and checksum. */
export interface BackedUpFile {
  key: string
  mimeType: string
  bytes: number
  sha256: string
}

export const FILES_LIST = 'files.jsonl.gz'

export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`)
}

export function storedFile(folder: string, key: string): string {
  return join(folder, 'files', ...key.split('/'))
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes one JSON value a line, compressed; answers how many, and the checksum of the lines. */
export async function writeLines(path: string, batches: AsyncIterable<readonly unknown[]>) {
  const hash = createHash('sha256')
  let count = 0
  async function* lines() {
    for await (const batch of batches) {
      count += batch.length
      const text = batch.map((one) => `${JSON.stringify(one)}\n`).join('')
      hash.update(text)
      yield text
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600 }))
  return { count, sha256: hash.digest('hex') }
}

/** Reads them again in batches; `hash` hears every line. Throws when the file is not there or breaks off. */
export async function* readLines<Value>(path: string, hash?: Hash): AsyncGenerator<Value[]> {
  const text = createGunzip().setEncoding('utf8')
  // What goes wrong with the file is told by the text that comes of it.
  pipeline(createReadStream(path), text).catch(() => {})
  let batch: Value[] = []
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      hash?.update(`${line}\n`)
      batch.push(JSON.parse(line) as Value)
    }
    if (batch.length < LINES_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const LINES_AT_ONCE = 500

/** Counts and checks what lies in a file of lines. */
export async function checkLines(path: string) {
  const hash = createHash('sha256')
  let count = 0
  for await (const batch of readLines<StoredRow>(path, hash)) count += batch.length
  return { count, sha256: hash.digest('hex') }
}
