import type { ColumnType, Generated } from 'kysely'
import type { ReadOnly } from './columns.ts'

export interface CartTables {
  carts: CartsTable
  cart_products: CartProductsTable
  discount_codes: DiscountCodesTable
  case_ideas: {
    site_id: Generated<number>
    id: Generated<number>
    position: number
    is_published: Generated<boolean>
    published_at: Generated<Date>
  }
  case_idea_texts: {
    site_id: Generated<number>
    idea_id: number
    locale: string
    name: string
    sentence: Generated<string>
  }
  case_idea_bottles: {
    site_id: Generated<number>
    idea_id: number
    position: number
    declination_id: number
    quantity: number
  }
}

interface CartsTable {
  site_id: Generated<number>
  id: string
  type: Generated<'MAIN_CART'>
  user_id: number | null
  discount_code: Generated<string | null>
  ordered_at: Generated<Date | null>
  merged_into: Generated<string | null>
  followed_by: Generated<string | null>
  reminder_email: Generated<string | null>
  reminder_locale: Generated<string | null>
  reminder_consented_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  created_at: Date
  changed_at: Date
}

interface CartProductsTable {
  site_id: Generated<number>
  id: Generated<number>
  cart_id: string
  declination_id: number
  quantity: number
  customizations: ColumnType<unknown, string, string>
  answers_key: ReadOnly<string>
  gift: Generated<unknown>
  seen_unit_cents: Generated<number | null>
  added_at: Date
}

interface DiscountCodesTable {
  site_id: Generated<number>
  id: Generated<number>
  version: Generated<number>
  code: string
  type: 'EURO' | 'PERCENT'
  amount: number
  detail_type: Generated<'PRODUCT' | 'SHIPPING_FEES'>
  least_cents: Generated<number>
  max_uses: number | null
  max_uses_per_customer: number | null
  uses: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
  is_valid: Generated<boolean>
}
