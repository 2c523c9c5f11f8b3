import type { SavingParts } from '#api/office/resource.ts'
import type { ImportDefaults } from '#contract/imports/imports.ts'
import type { FoundGoods } from '#db/queries/imports/found-goods.ts'
import type { LineFault } from '#db/schema/imports.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import type { LineCells } from '#rules/imports/line-cells.ts'
import type { LineBook } from './line-book.ts'

/** One line of a file, by what its columns are. */
export interface ImportedLine {
  position: number
  cells: LineCells
  fault: LineFault | null
}

/** What a piece of work has: a transaction of its estate. */
export interface PieceParts extends SavingParts {
  siteId: number
  secrets: Sealer
}

/** What importing needs besides: what holds for the file, and where it is written what was done. */
export interface ImportParts extends PieceParts {
  filename: string
  defaults: ImportDefaults
  /** The language in which the estate says everything. */
  locale: string
  book: LineBook
}

/** The same with what of the catalogue a piece of the file speaks of. */
export interface GoodsParts extends ImportParts {
  goods: FoundGoods
}
