import type { getCities } from '#contract/places.ts'
import { listCommunes } from '#db/queries/communes.ts'
import { readPlaceSearch } from '#rules/place-search.ts'
import type { Handler } from '../machinery/handler.ts'

const FRANCE = 250

export const handleGetCities: Handler<typeof getCities> = async ({ params }, { db }) => {
  const search = params.idCountry === FRANCE ? readPlaceSearch(params.search) : null
  const cities = search ? await listCommunes(db, search) : []
  return { value: { cities, total: cities.length } }
}
