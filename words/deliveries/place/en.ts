import type { PlaceWords } from './fr.ts'

export const en: PlaceWords = {
  place: 'Where to?',
  placeHint: 'A French postcode or a town: price and day appear.',
  show: 'See price and day',
  placeMissing: 'Write a postcode or the name of a town.',
  placeUnknown: 'We do not know this town. Write its postcode, for example 49400.',
  cityFound: '1 town suggested',
  citiesFound: '{n} towns suggested',
}
