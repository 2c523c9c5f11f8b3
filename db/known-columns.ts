import type { PoolClient } from 'pg'

/** How rows of a statement are read; the library keeps it where nobody else looks. */
export interface Columns {
  fields: unknown[]
  _parsers: unknown[] | undefined
  _prebuiltEmptyResultObject: object | null
}

const columnsByClient = new WeakMap<PoolClient, Map<string, Columns>>()

/**
 * The columns of the named statements of a connection, as it has told them. A prepared statement cannot change them, and
 * telling, sending and reading them again takes longer than many a row.
 */
export function columnsKnownOn(client: PoolClient): Map<string, Columns> {
  const known = columnsByClient.get(client) ?? new Map<string, Columns>()
  columnsByClient.set(client, known)
  return known
}

/** Only how rows are read is kept, not what was read. */
export function columnsOf({ fields, _parsers, _prebuiltEmptyResultObject }: Columns): Columns {
  return { fields, _parsers, _prebuiltEmptyResultObject }
}
