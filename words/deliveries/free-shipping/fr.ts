/** How far delivery is from free, wherever it is told: in the cart, a composed case, an estimate and the checkout. */
export const fr = {
  reached: 'La livraison vous est offerte.',
  bottles: {
    one: 'Encore une bouteille et la livraison vous est offerte.',
    many: 'Encore {n} bouteilles et la livraison vous est offerte.',
  },
  price: 'Encore {price} et la livraison vous est offerte.',
}

export type FreeShippingWords = typeof fr
