import type { CartTierWords } from './fr.ts'

const counted = (n: number, noun: string) => `${n}\u00a0${noun}${n > 1 ? 's' : ''}`

export const en: CartTierWords = {
  reached: ({ from, isWine, names }) =>
    `Price from ${counted(from, isWine ? 'bottle' : 'item')} applied${names && `, with ${names}`}.`,
  near: ({ missing, isWine, price, names }) =>
    `${counted(missing, isWine ? 'more bottle' : 'more item')} for ${price}\u00a0each${names && `, to mix with ${names}`}.`,
  others: '{n}\u00a0others',
}
