import type { RawBuilder } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import type { Searched } from '#db/queries/basics/list.ts'
import type { Tables } from '#db/schema/tables.ts'

type TableName = keyof Tables & string

/** How a column's value is kept: euros and percents in hundredths, documents as JSON, times of the day as clocks show them. */
interface StoredAs {
  column: string
  as: 'hundredths' | 'json' | 'clock'
}

/** Rows of a table by the fields that they are typed in; a name alone is the column that holds it. */
export interface StoredRows {
  table: TableName
  columns: Readonly<Record<string, string | StoredAs>>
  /** The one row of another table that belongs to each: its columns are fields of the thing like its own. */
  beside?: StoredBeside
  /** What is said of each in every language: `texts.fr.name`. */
  texts?: StoredTexts
  /** Other things that one is joined with, by their ids. */
  links?: Readonly<Record<string, StoredLinks>>
  /** Rows that belong to one: a change that gives them gives all of them. */
  parts?: Readonly<Record<string, StoredParts>>
}

export interface StoredBeside {
  table: TableName
  /** The column that names the row it belongs to. */
  key: string
  columns: StoredRows['columns']
}

interface StoredTexts {
  table: TableName
  /** The column that names the row it belongs to. */
  key: string
  columns: Readonly<Record<string, string>>
}

export interface StoredLinks {
  table: TableName
  key: string
  /** The column that names the other thing. */
  to: string
  /** The column that keeps the order in which they were given. */
  order?: string
}

export interface StoredParts extends StoredRows {
  key: string
  /** The column that keeps the order in which they were given. */
  order?: string
  /** The columns by which they are told in order, where none keeps it. */
  sorted?: readonly string[]
  /** Others point to them: they are told with their id, and one that is given with it is changed and stays the same row. */
  keepsIds?: true
  /** The column that names the whole thing, where `key` names a part of it. */
  root?: string
  /** The column that is empty in those of the thing itself, and names the part that others belong to. */
  without?: string
}

/** What a list tells of each row: an expression over the table, which is called `t`. */
type Expressions = Readonly<Record<string, RawBuilder<unknown>>>

/** What a filter asks of a row, where it asks something else than how the value of its name compares. */
type Conditions = Readonly<Record<string, (filter: Filter) => RawBuilder<unknown>>>

/** Where the things of a resource lie. The root table counts its changes in `version`. */
export interface Store extends StoredRows {
  /** Of rows that are only looked at and count no changes: their version is always the first. */
  isUncounted?: true
  /** Which rows of the table they are; all of them when it is not said. */
  only?: RawBuilder<unknown>
  /** Columns that say so in a new one. */
  fixed?: Readonly<Record<string, string>>
  /** By the names of the resource's row, its filters and its orders, in the reader's language. */
  listed: (locale: string) => Expressions
  /** The same said otherwise, where a whole list is narrowed by it: once for all rows instead of once for each. */
  narrowed?: Expressions
  /** By the names of filters that are no expressions of `listed`. */
  conditions?: Conditions
  /** What a word is looked for in. */
  searched?: (locale: string) => readonly Searched[]
  /** Told of one and not typed, by the names of the resource's facts. */
  facts?: Expressions
  /** Which field is at fault when PostgreSQL refuses: by the names of its constraints. */
  faults?: Readonly<Record<string, string>>
}
