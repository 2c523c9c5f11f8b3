import type { FreeShippingWords } from './fr.ts'

export const en: FreeShippingWords = {
  reached: 'Delivery is free for you.',
  bottles: { one: 'One more bottle and delivery is free.', many: '{n} more bottles and delivery is free.' },
  price: '{price} more and delivery is free.',
}
