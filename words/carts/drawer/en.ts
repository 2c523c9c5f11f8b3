import type { CartDrawerWords } from './fr.ts'

export const en: CartDrawerWords = {
  title: 'Your cart',
  empty: 'Your cart is empty.',
  unavailable: 'Unavailable',
  total: 'Total, VAT included',
  beforeDelivery: 'Without delivery',
  missing: { one: 'Add one bottle to complete the case.', many: 'Add {n} bottles to complete the case.' },
  open: 'See the cart',
}
