import { useEffect } from 'react'
import type { Country } from '#contract/places/places.ts'
import { getCountries } from '#contract/places/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { FRANCE } from '#site/checkout/checkout-choices.ts'
import { createStore } from '#ui/state/create-store.ts'
import { useStore } from '#ui/state/use-store.ts'

type Named = Pick<Country, 'id' | 'alphaTwo' | 'name'>

/** France, and the others once they have come. */
const countries = createStore<readonly Named[]>([{ ...FRANCE, name: 'France' }])
let isAsked = false

export function useCountries(): readonly Named[] {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void ask(getCountries, {})
      .then((answer) => {
        if (answer.success) countries.set(answer.data.countries)
      })
      .catch(() => {
        isAsked = false
      })
  }, [])
  return useStore(countries)
}
