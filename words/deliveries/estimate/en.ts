import { en as freeShipping } from '#words/deliveries/free-shipping/en.ts'
import type { EstimateWords } from './fr.ts'

export const en: EstimateWords = {
  place: 'Where to?',
  placeHint: 'A French postcode or a town: price and day appear.',
  show: 'See price and day',
  change: 'Change',
  changeNamed: 'Change the town of delivery',
  to: 'Delivery to {place}',
  placeMissing: 'Write a postcode or the name of a town.',
  placeUnknown: 'We do not know this town. Write its postcode, for example 49400.',
  cityFound: '1 town suggested',
  citiesFound: '{n} towns suggested',
  home: 'To your door',
  relay: 'To a pick-up point',
  free: 'Free',
  none: 'We do not deliver this quantity to this address.',
  failed: 'The price could not be worked out. Try again in a moment.',
  counting: 'Working out the price…',
  freeShipping,
}
