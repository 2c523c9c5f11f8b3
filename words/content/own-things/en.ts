import type { OwnThingWords } from './fr.ts'

export const en: OwnThingWords = {
  seeWine: 'Discover this wine',
  book: 'Book',
  map: 'Map of France: where the estate lies',
}
