import type { ImportField } from '#contract/imports/closed-sets.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'
import { withoutGuard } from './cell-values.ts'

/** A line by what its columns are taken for. */
export interface LineCells {
  /** The first that says something; empty where none does. */
  text(field: ImportField): string
  all(field: ImportField): string[]
  has(field: ImportField): boolean
}

export function lineCells(mapping: ImportMapping, cells: readonly string[]): LineCells {
  const byField = new Map<ImportField, string[]>()
  for (const [place, field] of mapping.entries()) {
    if (!field) continue
    byField.set(field, [...(byField.get(field) ?? []), withoutGuard((cells[place] ?? '').trim())])
  }
  const all = (field: ImportField) => byField.get(field) ?? []
  return {
    all,
    text: (field) => all(field).find((text) => text !== '') ?? '',
    has: (field) => byField.has(field),
  }
}
