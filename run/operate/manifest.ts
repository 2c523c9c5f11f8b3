import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Raised when a backup of today could not be read by the restore of yesterday. */
const FORMAT = 1

const Named = z.object({ name: z.string() })

/** What a backup says of itself. */
const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The ids of the keys that secrets in it are sealed under. */
  keyIds: z.array(z.string()),
  /** How many rows hold something sealed. */
  sealedRows: z.number().int(),
  migrations: z.array(Named.extend({ checksum: z.string() })),
  tables: z.array(
    Named.extend({
      isTenant: z.boolean(),
      columns: z.array(Named.extend({ type: z.string() })),
      key: z.array(z.string()),
      rows: z.number().int(),
      /** Of the rows as they lie in the file, before it is compressed. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(Named.extend({ lastValue: z.string() })),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
  /** Named by rows, and not found although looked for again: they were lost before. */
  lostFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST_FILE = 'manifest.json'

export function writtenManifest(manifest: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`
}

/** Throws one sentence when the folder holds no whole backup of this kind. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null) throw new Error(`There is no finished backup in ${folder}: it has no ${MANIFEST_FILE}.`)
  const read = Manifest.safeParse(safeJson(text))
  if (!read.success) throw new Error(`The ${MANIFEST_FILE} of ${folder} cannot be read by this version.`)
  return read.data
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
