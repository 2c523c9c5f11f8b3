import type { CartProduct } from '#contract/carts/carts.ts'
import { isPersonalised } from '#rules/orders/order-answers.ts'
import { fill } from '#words/basics/fill.ts'
import type { CheckoutWords } from '#words/checkout/fr.ts'

interface WithdrawalOptions {
  products: readonly Pick<CartProduct, 'name' | 'customizations'>[]
  words: Pick<CheckoutWords['payment'], 'withdrawal' | 'personal'>
  days: number
}

/** How long one may change one's mind, and for what one may not: nothing is promised that the law does not give. */
export function withdrawalFacts({ products, words, days }: WithdrawalOptions): string[] {
  const made = products.filter(({ customizations }) => isPersonalised(customizations))
  const names = made.map(({ name }) => name).join(', ')
  return [
    ...(made.length < products.length ? [fill(words.withdrawal, { days })] : []),
    ...(made.length > 0 ? [fill(words.personal, { names })] : []),
  ]
}
