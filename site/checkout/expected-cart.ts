import type { Cart } from '#contract/carts/carts.ts'

/** The cart of most who order, until theirs is read: some wine that is sent. */
export const EXPECTED_CART: Cart = {
  id: '',
  type: 'MAIN_CART',
  products: [],
  totalProduct: 0,
  totalProductToPay: 0,
  notices: [],
  needsDelivery: true,
  hasAlcohol: true,
  bottles: null,
  freeShipping: null,
  discount: null,
  vat: [],
}
