import type { OfferedResource } from '#api/office/resource.ts'
import { collectionPlaces } from '#contract/deliveries/collection-place-resource.ts'
import { collectionPlaceStore } from '#db/resources/collection-places.ts'
import { wrongStretch } from '#rules/deliveries/opening-stretches.ts'

type Hours = Parameters<typeof wrongStretch>[0]

export const collectionPlaceResource: OfferedResource = {
  definition: collectionPlaces,
  store: collectionPlaceStore,
  check({ fields }) {
    // The contract has checked their shape.
    const wrong = wrongStretch((fields.hours ?? []) as Hours)
    return wrong === null ? null : { problems: { [`hours.${wrong}.closes`]: { problem: 'invalid' } } }
  },
}
