import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { CellKind } from './sheet-cells.ts'

export interface SheetColumn {
  field: string
  label: string
  kind: CellKind
  isEditable: boolean
  /** Shown so while nobody types in it. */
  render?: (row: RaRecord) => ReactNode
}
