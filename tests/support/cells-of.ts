import type { ImportField } from '#contract/imports/closed-sets.ts'
import { type LineCells, lineCells } from '#rules/imports/line-cells.ts'

/** A line of a file, by what its columns are taken for. */
export function cellsOf(written: Partial<Record<ImportField, string>>): LineCells {
  return lineCells(Object.keys(written) as ImportField[], Object.values(written))
}
