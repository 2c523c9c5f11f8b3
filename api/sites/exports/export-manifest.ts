import { z } from 'zod'

/** Raised when an export of today could not be read by the import of yesterday. */
export const EXPORT_FORMAT = 1

/** The last file of the archive: what is in it. docs/estate-export.md tells the format. */
export const EXPORT_MANIFEST = 'manifest.json'

const Count = z.number().int().nonnegative()
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Identifier = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)

const FILE_KINDS = ['media', 'customization', 'form', 'return'] as const

export const ExportManifest = z.object({
  format: z.literal(EXPORT_FORMAT),
  /** The last step of the database that it was made from. */
  migration: z.string(),
  madeAt: z.iso.datetime(),
  estate: z.object({ name: z.string(), host: z.string() }),
  tables: z.array(
    z.object({
      name: Identifier,
      columns: z.array(Identifier),
      rows: Count,
      /** Of the lines, before they are compressed. */
      textBytes: Count,
      /** Of the file in the archive. */
      bytes: Count,
      sha256: Sha256,
    }),
  ),
  files: z.array(
    z.object({
      kind: z.enum(FILE_KINDS),
      id: z.string().regex(/^[0-9a-f]{32}$/),
      mimeType: z.string().max(100),
      bytes: Count,
      sha256: Sha256,
    }),
  ),
  /** Named by rows, and not found: `media/0123…`. */
  missingFiles: z.array(z.string()),
})
export type ExportManifest = z.infer<typeof ExportManifest>

export function tableEntry(name: string): string {
  return `tables/${name}.ndjson.gz`
}

export function fileEntry({ kind, id }: { kind: string; id: string }): string {
  return `files/${kind}/${id}`
}
