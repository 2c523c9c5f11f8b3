import type { Handler } from '#api/calls/handler.ts'
import type { getCities } from '#contract/places/places.ts'
import { listCommunes } from '#db/queries/places/communes.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import { readPlaceSearch } from '#rules/places/place-search.ts'

export const handleGetCities: Handler<typeof getCities> = async ({ params }, { db }) => {
  const search = params.idCountry === FRANCE_ID ? readPlaceSearch(params.search) : null
  const cities = search ? await listCommunes(db, search) : []
  return { value: { cities, total: cities.length } }
}
