import { useEffect } from 'react'
import { getCountries } from '#client/checkout-calls.ts'
import type { Country } from '#contract/places.ts'
import { FRANCE } from '#rules/checkout-state.ts'
import { createStore } from '#ui/create-store.ts'
import { useStore } from '#ui/use-store.ts'
import { ask } from '../browser-ask.ts'

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
