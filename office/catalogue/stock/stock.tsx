import type { RaRecord } from 'react-admin'
import { PRODUCT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { declinationName } from '#office/catalogue/names.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { currentLocale } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import { StockPanel } from './StockPanel.tsx'

export const stockPages: Pages = { list: StockList }

/** One list for the whole cellar: what lies there, what is held, what can be had. */
function StockList() {
  const words = useScreenWords().catalogue.stock
  const counted = (field: string) => (row: RaRecord) => (row.tracksStock ? row[field] : words.uncounted)
  return (
    <ThingList
      name="stock"
      columns={[
        { field: 'name' },
        { field: 'year', onPhone: 'second' },
        { field: 'format', render: ({ format }) => (format ? formatName(format, currentLocale()) : null) },
        { field: 'reference', onPhone: 'none' },
        { field: 'quantity', kind: 'number', render: counted('quantity') },
        { field: 'reserved', kind: 'number', onPhone: 'none' },
        { field: 'available', kind: 'number', render: ({ available }) => available ?? words.uncounted },
      ]}
      filters={[
        { field: 'type', kind: 'choice', choices: PRODUCT_TYPES },
        { field: 'isSoldOut', kind: 'yes' },
      ]}
      nameOf={declinationName}
      panel={({ record, onClose }) => <StockPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={words.emptyHint}
    />
  )
}
