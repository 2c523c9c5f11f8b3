import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldText } from './told-text.ts'

const texts = {
  table: 'variation_texts',
  key: 'variation_id',
  columns: { label: 'label', displayLabel: 'display_label' },
} as const

export const variationStore: Store = {
  table: 'variations',
  columns: { position: 'position' },
  texts,
  parts: {
    details: {
      table: 'variation_details',
      key: 'variation_id',
      order: 'position',
      sorted: ['id'],
      keepsIds: true,
      columns: {},
      texts: { table: 'variation_detail_texts', key: 'variation_detail_id', columns: { label: 'label' } },
    },
  },
  listed: (locale) => ({
    label: toldText({ texts, column: 'label', locale }),
    position: sql`t.position`,
    details: sql`(select count(*)::integer from variation_details where variation_id = t.id)`,
  }),
  searched: (locale) => [toldText({ texts, column: 'label', locale })],
}
