import type { ParameterValues } from '#rules/sites/parameters.ts'

/** How an estate wants its shop to speak: read from its parameters, in one place. */
export function shopSettings(values: ParameterValues) {
  return {
    hidesPrices: values.HIDE_PRODUCT_PRICES === 'true',
    hidesPercent: values.PRODUCT_HIDE_PERCENTAGE_DISCOUNT === 'true',
    inStockLabel: values.IN_STOCK_LABEL || null,
    notInStockLabel: values.NOT_IN_STOCK_LABEL || null,
    /** The stock is told when it is this low; null: never. */
    stockLimit: numberOrNull(values.STOCK_LIMIT_DISPLAY),
    order: listOrder(values.PRODUCT_ORDER),
    grapes: grapeDisplay(values.GRAPE_VARIETY_DISPLAY),
    putsAppellationFirst: values.SWAP_WINE_NAME_AND_APPELLATION === 'true',
    showsNutrition: values.SHOW_NUTRITIONAL_TABLE === 'true',
    hidesLabels: values.HIDE_SHOP_LABELS === 'true',
    showsCartOnHover: values.SEE_CART_ON_HOVER === 'true',
    showsSearch: values.SHOW_SEARCHBAR === 'true',
  }
}

export type ShopSettings = ReturnType<typeof shopSettings>

/** The field lists are ordered by when the visitor says nothing. */
const ORDERS = { CUSTOM: 'order', PRICE: 'price', NAME: 'name', YEAR: '-year' } as const

function listOrder(value: string | null): (typeof ORDERS)[keyof typeof ORDERS] {
  return ORDERS[(value ?? 'CUSTOM') as keyof typeof ORDERS] ?? ORDERS.CUSTOM
}

function grapeDisplay(value: string | null): 'none' | 'names' | 'names-and-percents' {
  if (value === 'NONE') return 'none'
  return value === 'NAME' ? 'names' : 'names-and-percents'
}

function numberOrNull(value: string | null): number | null {
  const read = value === null || value === '' ? Number.NaN : Number(value.replace(',', '.'))
  return Number.isFinite(read) ? read : null
}
