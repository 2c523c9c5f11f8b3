import type { ColumnType, Generated } from 'kysely'
import type { ImportKind, ImportSource, ImportState, LineOutcome, NoteKind } from '#contract/imports/closed-sets.ts'
import type { ImportDefaults, ImportMapping } from '#contract/imports/imports.ts'
import type { ToldProblem } from '#rules/imports/told-problem.ts'
import type { Json } from './columns.ts'

/** What an import has touched. */
export type ImportedThing = 'product' | 'declination' | 'stock' | 'customer' | 'address' | 'subscription' | 'past-order'

export interface ImportTables {
  imports: {
    site_id: Generated<number>
    id: Generated<number>
    filename: string
    kind: ImportKind
    source: ImportSource
    state: Generated<ImportState>
    header: string[]
    mapping: Json<ImportMapping>
    defaults: Json<ImportDefaults>
    lines: number
    is_ordered: Generated<boolean>
    done_turn: Generated<number>
    done: Generated<number>
    added: Generated<number>
    changed: Generated<number>
    same: Generated<number>
    refused: Generated<number>
    warned: Generated<number>
    kept: Generated<number>
    started_by: number | null
    created_at: Date
    changed_at: Date
    forgotten_at: Date | null
  }
  import_lines: {
    site_id: Generated<number>
    import_id: number
    position: number
    line: number
    cells: string[]
    fault: ColumnType<LineFault | null, string | null, string | null>
    turn: Generated<number>
    outcome: LineOutcome | null
  }
  import_notes: {
    site_id: Generated<number>
    id: Generated<number>
    import_id: number
    position: number
    kind: NoteKind
    field: string | null
    place: number | null
    problem: Json<ToldProblem>
  }
  import_changes: {
    site_id: Generated<number>
    id: Generated<number>
    import_id: number
    position: number
    thing: ImportedThing
    thing_id: number
    before: ColumnType<Record<string, unknown> | null, string | null, string | null>
    after: Json<Record<string, unknown>>
  }
  past_orders: {
    site_id: Generated<number>
    id: Generated<number>
    reference: string
    ordered_at: Date
    status: Generated<string>
    user_id: number | null
    email: Generated<string>
    firstname: Generated<string>
    lastname: Generated<string>
    total_cents: number
    shipping_cents: number | null
    currency: Generated<string>
  }
  past_order_lines: {
    site_id: Generated<number>
    past_order_id: number
    position: number
    name: string
    reference: Generated<string>
    quantity: number
    total_cents: number | null
  }
}

/** What was wrong with a line as it was read: at which column, if at one. */
export interface LineFault {
  place: number | null
  problem: ToldProblem
  /** The file itself is so; else it only seems so by what its columns are taken for. */
  isOfFile?: true
}
