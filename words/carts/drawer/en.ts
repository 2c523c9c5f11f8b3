import type { CartDrawerWords } from './fr.ts'

export const en: CartDrawerWords = {
  title: 'Your cart',
  empty: 'Your cart is empty.',
  unavailable: 'Unavailable',
  total: 'Total, VAT included',
  beforeDelivery: 'Without delivery',
  missing: { one: 'Add one bottle to complete the case.', many: 'Add {n} bottles to complete the case.' },
  open: 'See the cart',
  added: {
    title: 'In your cart',
    inCart: { one: '1 bottle in the cart', many: '{n} bottles in the cart' },
    ready: 'The case is complete.',
    progress: 'On the way to free delivery',
    failed: 'It could not be added. Try again in a moment.',
    order: 'Order',
    continue: 'Continue shopping',
  },
}
