import type { CartNoticeWords } from './fr.ts'

export const en: CartNoticeWords = {
  yes: 'Yes',
  priceChanged: ({ name, from, to }) => `${name}: the price has changed from ${from} to ${to}.`,
  loweredToStock: ({ name, from, to }) =>
    `${name}: there are no more left, the quantity has changed from ${from} to ${to}.`,
  loweredToMultiple: ({ name, from, to }, multiple) =>
    `${name}: it is sold by ${multiple}, the quantity has changed from ${from} to ${to}.`,
  withdrawn: (name) => `${name}: this product is no longer on sale. Remove it to place your order.`,
  soldOut: (name) => `${name}: there are not enough left in stock. Remove this line to place your order.`,
  belowMultiple: (name, multiple) => `${name}: it is now sold by ${multiple}. Choose a new quantity.`,
  codeGone: (code) => `The code ${code} is no longer valid: it has been removed from the cart.`,
  codeFrom: (least) => `This code applies from ${least} of products.`,
}
