import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'

/** How a value is shown. */
type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'day' | 'moment' | 'yes' | 'choice'

/** A column of a list; its name is that of its field in the words of the list. */
export interface Column {
  field: string
  kind?: ColumnKind
  /** Shown so instead. */
  render?: (record: RaRecord) => ReactNode
  /** On phones, a row is a card: its first line, or the second; what has no place is left out. */
  onPhone?: 'second' | 'none'
}

export interface ListFilter {
  field: string
  kind: 'choice' | 'yes' | 'text' | 'day' | 'thing'
  /** Of a choice: what can be chosen, in this order; its words are the choices of the field. */
  choices?: readonly string[]
  /** Of a thing: one of this list, by its name. */
  from?: string
  /** Of a text: a part of it is enough. */
  isLike?: true
}

export function isRightAligned({ kind }: Column): boolean {
  return kind === 'number' || kind === 'money'
}

/** Numbers, days and codes stay on one line; a moment may have its time below its day. */
export function isUnbroken({ kind = 'text' }: Column): boolean {
  return kind !== 'text' && kind !== 'choice' && kind !== 'moment'
}
