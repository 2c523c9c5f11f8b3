import type { SimulationWords } from './fr.ts'

export const en: SimulationWords = {
  NOT_OFFERED: 'This carrier is not offered to customers.',
  NO_NETWORK: 'Its network of access points is not connected.',
  PLACE_NOT_SERVED: 'It does not go there.',
  PARCEL_NOT_TAKEN: 'No band reaches as far as this parcel.',
  ASKED_OF_SERVICE: 'Its price is asked of the carrier’s service when the order is made.',
}
