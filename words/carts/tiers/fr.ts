interface Reached {
  from: number
  isWine: boolean
  /** Those who helped; empty when nobody had to. */
  names: string
}

interface Near {
  missing: number
  isWine: boolean
  price: string
  /** Those who count too; empty where nobody does. */
  names: string
}

const counted = (n: number, noun: string) => `${n}\u00a0${noun}${n > 1 ? 's' : ''}`

/** What a line of the cart says of its price by quantity. */
export const fr = {
  reached: ({ from, isWine, names }: Reached) =>
    `Tarif dès ${counted(from, isWine ? 'bouteille' : 'article')} appliqué${names && `, avec ${names}`}.`,
  near: ({ missing, isWine, price, names }: Near) =>
    `Encore ${counted(missing, isWine ? 'bouteille' : 'article')} pour ${price}\u00a0pièce${names && `, à panacher avec ${names}`}.`,
  others: '{n}\u00a0autres',
}

export type CartTierWords = typeof fr
