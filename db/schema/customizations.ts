import type { Generated } from 'kysely'

export interface CustomizationTables {
  customizations: CustomizationsTable
  customization_texts: CustomizationTextsTable
  customization_values: CustomizationValuesTable
  customization_value_texts: {
    site_id: Generated<number>
    customization_value_id: number
    locale: string
    label: string
  }
  customization_files: CustomizationFilesTable
  customization_pictures: CustomizationPicturesTable
}

interface CustomizationsTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  parent_id: number | null
  position: Generated<number>
  type: 'SIMPLE' | 'DYNAMIC_FORM'
  input_type: 'TEXT' | 'SELECT' | 'CHECKBOX' | 'FILE' | null
  is_required: Generated<boolean>
  max_length: number | null
  form_id: number | null
  version: Generated<number>
}

interface CustomizationTextsTable {
  site_id: Generated<number>
  customization_id: number
  locale: string
  label: string
  help: Generated<string>
}

interface CustomizationValuesTable {
  site_id: Generated<number>
  id: Generated<number>
  customization_id: number
  position: Generated<number>
  text_number_of_char: number | null
  select_key: string | null
  cost_type: 'EURO' | 'NONE' | 'PERCENT'
  amount: Generated<number>
  swatch: string | null
  media_id: string | null
}

interface CustomizationPicturesTable {
  site_id: Generated<number>
  product_id: number
  media_id: string
  corners: number[]
  surface_width: number
  surface_height: number
  room: number[]
  ink: Generated<string>
  engraving_id: number | null
  photograph_id: number | null
}

interface CustomizationFilesTable {
  site_id: Generated<number>
  id: string
  customization_id: number
  filename: string
  mime_type: string
  bytes: number
  width: number
  height: number
  created_at: Date
}
