import type { HandlersOf } from '#api/calls/handler.ts'
import type * as places from '#contract/places/places.ts'
import { handleGetCities } from './get-cities.ts'
import { handleGetCountries } from './get-countries.ts'

import { handleGetLanguages } from './get-languages.ts'

export const placeHandlers: HandlersOf<typeof places> = {
  getCountries: handleGetCountries,
  getLanguages: handleGetLanguages,
  getCities: handleGetCities,
}
