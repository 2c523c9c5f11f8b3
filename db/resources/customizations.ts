import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldText } from './told-text.ts'

const texts = {
  table: 'customization_texts',
  key: 'customization_id',
  columns: { label: 'label', help: 'help' },
} as const

export const customizationStore: Store = {
  table: 'customizations',
  columns: {
    productId: 'product_id',
    parentId: 'parent_id',
    position: 'position',
    type: 'type',
    inputType: 'input_type',
    isRequired: 'is_required',
    maxLength: 'max_length',
    formId: 'form_id',
  },
  texts,
  parts: {
    values: {
      table: 'customization_values',
      key: 'customization_id',
      order: 'position',
      sorted: ['id'],
      keepsIds: true,
      columns: {
        textNumberOfChar: 'text_number_of_char',
        selectKey: 'select_key',
        costType: 'cost_type',
        amount: { column: 'amount', as: 'hundredths' },
        swatch: 'swatch',
        mediaId: 'media_id',
      },
      texts: {
        table: 'customization_value_texts',
        key: 'customization_value_id',
        columns: { label: 'label' },
      },
    },
  },
  listed: (locale) => ({
    label: toldText({ texts, column: 'label', locale }),
    productId: sql`t.product_id`,
    parentId: sql`t.parent_id`,
    position: sql`t.position`,
    type: sql`t.type`,
    inputType: sql`t.input_type`,
    isRequired: sql`t.is_required`,
    values: sql`(select count(*)::integer from customization_values where customization_id = t.id)`,
  }),
  searched: (locale) => [toldText({ texts, column: 'label', locale })],
  faults: {
    customizations_site_id_product_id_fkey: 'productId',
    customizations_site_id_parent_id_fkey: 'parentId',
    customizations_site_id_form_id_fkey: 'formId',
    customization_values_site_id_media_id_fkey: 'values',
    customization_values_by_length: 'values',
    customization_values_by_key: 'values',
  },
}
