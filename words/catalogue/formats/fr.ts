/** The names of bottles by their millilitres; apart from the other names, for carts say them in the browser. */
export const fr = {
  187: 'Quart',
  200: 'Piccolo',
  375: 'Demi-bouteille',
  500: 'Cinquante centilitres',
  620: 'Clavelin',
  750: 'Bouteille',
  1000: 'Litre',
  1500: 'Magnum',
  3000: 'Jéroboam',
  5000: 'Cubi de cinq litres',
  6000: 'Mathusalem',
}

export type FormatWords = typeof fr
