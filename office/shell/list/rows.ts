import type { RaRecord } from 'react-admin'
import type { Source } from '#office/shell/data/sources.ts'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'
import type { Column } from './column.ts'

/** What rows are drawn from, as a table or as cards. */
export interface RowsProps {
  name: string
  source: Source
  columns: readonly Column[]
  thing: SpokenThing
  /** Whether more can be done with several than their declaration says. */
  hasBulk: boolean
  nameOf: (record: RaRecord) => string
  /** Opens one beside the list; null where a row leads to its own page. */
  onOpen: ((id: RaRecord['id']) => void) | null
}
