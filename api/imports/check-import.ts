import type { Handler } from '#api/calls/handler.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { IMPORT_FIELDS, type ImportField, type ImportKind, REPEATED_FIELDS } from '#contract/imports/closed-sets.ts'
import type { checkImport, ImportMapping } from '#contract/imports/imports.ts'
import { findImport } from '#db/queries/imports/imports.ts'
import { moveImport } from './move-import.ts'
import { NOT_BEGUN } from './prepare-lines.ts'

export const handleCheckImport: Handler<typeof checkImport> = async ({ params: { id }, body }, parts) => {
  const { kind, mapping, defaults } = body
  const row = await findImport(parts.db, id)
  if (!row) return { refusal: 'thing-not-found' }
  const problems = mappingProblems(mapping, { kind, columns: row.header.length })
  if (Object.keys(problems).length > 0) return { problems }
  const set = { kind, mapping: JSON.stringify(mapping), defaults: JSON.stringify(defaults), ...NOT_BEGUN }
  return moveImport(parts, { id, to: () => 'CHECKING', set: () => set })
}

/** Without these there is nothing to begin with. */
const NEEDED: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  PRODUCTS: ['name', 'reference', 'id'],
  STOCK: ['reference', 'gtin', 'id'],
  CUSTOMERS: ['email'],
  ORDERS: ['reference'],
}

function mappingProblems(mapping: ImportMapping, { kind, columns }: { kind: ImportKind; columns: number }) {
  const problems: Record<string, Problem> = {}
  const fields: readonly string[] = IMPORT_FIELDS[kind]
  const seen = new Set<string>()
  for (const [place, field] of mapping.entries()) {
    if (field === null) continue
    if (!fields.includes(field)) problems[`mapping.${place}`] = { problem: 'not-one-of', choices: fields }
    else if (seen.has(field) && !REPEATED_FIELDS.includes(field))
      problems[`mapping.${place}`] = { problem: 'given-twice' }
    seen.add(field)
  }
  if (mapping.length !== columns) problems.mapping = { problem: 'invalid' }
  else if (!NEEDED[kind].some((field) => seen.has(field))) problems.mapping = { problem: 'required' }
  return problems
}
