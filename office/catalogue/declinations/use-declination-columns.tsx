import type { RaRecord } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import type { CellKind } from '#office/shell/sheet/sheet-cells.ts'
import type { SheetColumn } from '#office/shell/sheet/sheet-column.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'

const TYPED: readonly (readonly [field: string, kind: CellKind])[] = [
  ['reference', 'text'],
  ['gtin', 'text'],
  ['ownPrice', 'money'],
  ['sellByMultipleOf', 'number'],
  ['weightGrams', 'number'],
  ['position', 'number'],
  ['isValid', 'yes'],
  ['tracksStock', 'yes'],
]
const TOLD: readonly (readonly [field: string, kind: CellKind])[] = [
  ['finalPrice', 'money'],
  ['lowestPrice', 'money'],
  ['quantity', 'number'],
]

/** What a sheet of declinations has: what is typed, then what is only told. */
export function useDeclinationColumns(): SheetColumn[] {
  const { fields } = useThingWords('declinations')
  const { uncounted } = useScreenWords().catalogue.stock
  const mayChange = useMayChange('catalogue')
  const column =
    (isEditable: boolean) =>
    ([field, kind]: readonly [string, CellKind]) => ({
      field,
      kind,
      isEditable,
      label: fields[field] ?? field,
    })
  const available: SheetColumn = {
    field: 'available',
    kind: 'number',
    isEditable: false,
    label: fields.available ?? '',
    render: ({ available: free }: RaRecord) => free ?? uncounted,
  }
  return [...TYPED.map(column(mayChange)), ...TOLD.map(column(false)), available]
}
