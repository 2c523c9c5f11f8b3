import type { FileHandle } from 'node:fs/promises'
import {
  EXPORT_FORMAT,
  EXPORT_MANIFEST,
  ExportManifest,
  fileEntry,
  tableEntry,
} from '#api/sites/exports/export-manifest.ts'
import { lastMigration } from '#db/exports/read-exported.ts'
import { type ArchivedFile, listArchive, printable, readWhole, sha256Of } from './archive-reader.ts'

const MOST_MANIFEST_BYTES = 64_000_000
/** More than anybody can upload here. */
const MOST_FILE_BYTES = 300_000_000
/** Rows repeat themselves and shrink well; what shrinks better than this was made to swell. */
const MOST_SWELLING = 200
const ALWAYS_FINE_BYTES = 10_000_000

export interface CheckedExport {
  manifest: ExportManifest
  archive: ReadonlyMap<string, ArchivedFile>
}

/** Reads an export from end to end before anything is written; throws one sentence when it is not whole. */
export async function checkExport(file: FileHandle): Promise<CheckedExport> {
  const archive = await listArchive(file)
  const manifest = await readManifest(file, archive)
  const promised = [
    ...manifest.tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...manifest.files.map((one) => ({ ...one, entry: fileEntry(one) })),
  ]
  const known = new Set([EXPORT_MANIFEST, ...promised.map(({ entry }) => entry)])
  const stranger = [...archive.keys()].find((name) => !known.has(name))
  if (stranger !== undefined) throw new Error(`The archive holds ${printable(stranger)}, of which it does not tell.`)
  if (known.size !== promised.length + 1) throw new Error('The archive tells of a file twice.')
  const swollen = manifest.tables.find(
    ({ textBytes, bytes }) => textBytes > ALWAYS_FINE_BYTES && textBytes > bytes * MOST_SWELLING,
  )
  if (swollen) throw new Error(`The rows of ${swollen.name} would swell beyond what rows do.`)
  const heavy = manifest.files.find(({ bytes }) => bytes > MOST_FILE_BYTES)
  if (heavy) throw new Error(`The file ${heavy.kind}/${heavy.id} is larger than any that can be kept.`)
  for (const { entry, bytes, sha256 } of promised) {
    const archived = archive.get(entry)
    if (!archived || archived.size !== bytes || (await sha256Of(file, archived)) !== sha256)
      throw new Error(`${entry} is not as it was written: the archive is damaged.`)
  }
  return { manifest, archive }
}

async function readManifest(file: FileHandle, archive: ReadonlyMap<string, ArchivedFile>): Promise<ExportManifest> {
  const archived = archive.get(EXPORT_MANIFEST)
  if (!archived || archived.size > MOST_MANIFEST_BYTES)
    throw new Error(`This is no export of an estate: it has no ${EXPORT_MANIFEST}.`)
  const told = parsed((await readWhole(file, archived)).toString('utf8'))
  const format = (told as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format !== EXPORT_FORMAT)
    throw new Error(`This export has the format ${format}; this version reads the format ${EXPORT_FORMAT}.`)
  const read = ExportManifest.safeParse(told)
  if (!read.success) throw new Error(`The ${EXPORT_MANIFEST} of this export cannot be read.`)
  const here = await lastMigration()
  if (read.data.migration !== here)
    throw new Error(
      `This export was made by another version (${printable(read.data.migration)}; here it is ${here}): bring both to the same and export again.`,
    )
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
