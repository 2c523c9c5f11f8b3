import { useEffect, useState } from 'react'
import { getCities } from '#contract/places/routes.ts'
import { frenchPlaceProblem } from '#rules/places/french-places.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { addressPlace, type CheckoutState, FRANCE } from '#site/checkout/checkout-choices.ts'
import type { Field } from './address-fields.ts'

/** Nobody is held up by a question that the order asks once more. */
const PATIENCE_MS = 2_500

type PlaceProblem = NonNullable<ReturnType<typeof frenchPlaceProblem>>

/** What is wrong with postal codes and their towns; nothing where they cannot be looked up now. */
export async function findPlaceProblems(state: CheckoutState): Promise<Partial<Record<Field, PlaceProblem>>> {
  const { country, deliveryType, address } = state
  const place = addressPlace(state)
  const billing = deliveryType === 'delivery' ? address.billing : null
  const [own, billed] = await Promise.all([
    placeProblem({
      idCountry: country.id,
      postalCode: place?.postalCode,
      city: place?.name,
      isSure: place?.isConfirmed,
    }),
    billing && placeProblem({ ...billing, isSure: billing.isCityConfirmed }),
  ])
  return { ...named('', own), ...named('billing.', billed) }
}

interface PlaceToCheck {
  idCountry: number
  postalCode: string | undefined
  city: string | undefined
  isSure: boolean | undefined
}

async function placeProblem({ idCountry, postalCode = '', city = '', isSure }: PlaceToCheck) {
  if (idCountry !== FRANCE.id) return null
  const towns = await Promise.race([askTowns(postalCode.trim()), afterPatience()])
  const problem = towns && frenchPlaceProblem({ postalCode: postalCode.trim(), city, towns })
  return problem === 'town-elsewhere' && isSure ? null : problem
}

function named(prefix: '' | 'billing.', problem: PlaceProblem | null): Partial<Record<Field, PlaceProblem>> {
  if (!problem) return {}
  return { [`${prefix}${problem === 'town-elsewhere' ? 'city' : 'postalCode'}`]: problem }
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
}

/** The communes of a postal code of France; null when nobody answers. */
async function askTowns(postalCode: string): Promise<readonly string[] | null> {
  const answer = await ask(getCities, { params: { search: postalCode, idCountry: FRANCE.id } }).catch(() => null)
  if (!answer?.success) return null
  return answer.data.cities.filter((city) => city.postalCode === postalCode).map(({ name }) => name)
}

/** The same for a screen: none until they have come. Null asks nothing. */
export function useTowns(postalCode: string | null): readonly string[] {
  const [found, setFound] = useState<{ for: string; towns: readonly string[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (postalCode === null) return
    void askTowns(postalCode).then((towns) => {
      if (isWanted && towns) setFound({ for: postalCode, towns })
    })
    return () => {
      isWanted = false
    }
  }, [postalCode])
  return found && found.for === postalCode ? found.towns : []
}
