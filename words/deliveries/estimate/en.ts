import { en as freeShipping } from '#words/deliveries/free-shipping/en.ts'
import { en as where } from '#words/deliveries/place/en.ts'
import type { EstimateWords } from './fr.ts'

export const en: EstimateWords = {
  change: 'Change',
  changeNamed: 'Change the town of delivery',
  to: 'Delivery to {place}',
  home: 'To your door',
  relay: 'To a pick-up point',
  free: 'Free',
  none: 'We do not deliver this quantity to this address.',
  failed: 'The price could not be worked out. Try again in a moment.',
  counting: 'Working out the price…',
  freeShipping,
  where,
}
