import { FACETS, type FacetName, type ListFilter } from '#contract/catalogue/closed-sets.ts'
import type { Facets, FacetValue } from '#contract/catalogue/products.ts'
import type { ListFilters } from './list-address.ts'

/** Years, sizes and names come from the estate; the values of the other filters are known beforehand. */
const OWN = ['appellation', 'grape', 'vintage', 'format'] as const

/** The wish without the names, years and sizes that the estate does not have at all; itself when it has them all. */
export function knownFilters(wish: ListFilters, whole: Partial<Facets>): ListFilters {
  const filters: Partial<Record<ListFilter, readonly string[]>> = { ...wish.filters }
  let dropped = 0
  for (const name of OWN) {
    const wished = filters[name]
    if (!wished) continue
    const known = wished.filter((value) => whole[name]?.some((one) => one.value === value))
    dropped += wished.length - known.length
    if (known.length > 0) filters[name] = known
    else delete filters[name]
  }
  return dropped === 0 ? wish : { ...wish, filters }
}

interface FacetChoice extends FacetValue {
  isChosen: boolean
}

export interface FacetChoices {
  name: FacetName
  values: FacetChoice[]
}

interface FacetSource {
  wish: ListFilters
  /** Of the whole catalogue: what there is to choose between at all. */
  whole: Partial<Facets>
  /** Of what the wish leaves. */
  narrowed: Partial<Facets>
  shop: { hidesPrices: boolean }
}

/** What the list can be narrowed by: no filter that tells nothing apart, no value that leaves nothing unless it is chosen. */
export function facetChoices({ wish, whole, narrowed, shop }: FacetSource): FacetChoices[] {
  return FACETS.flatMap((name) => {
    if (!(name in whole) || (name === 'price' && shop.hidesPrices)) return []
    const all = offered(name, whole[name])
    const chosen = wish.filters[name] ?? []
    const countByValue = new Map(narrowed[name]?.map(({ value, count }) => [value, count]))
    const values = all.flatMap(({ value }) => {
      const count = countByValue.get(value) ?? 0
      const isChosen = chosen.includes(value)
      return count > 0 || isChosen ? [{ value, count, isChosen }] : []
    })
    const tellsApart = name === 'inStock' ? someAreGone(whole.inStock) : all.length > 1
    return values.length > 0 && (tellsApart || chosen.length > 0) ? [{ name, values }] : []
  })
}

/** Nobody looks for what is sold out. */
function offered(name: ListFilter, values: readonly FacetValue[] | undefined): readonly FacetValue[] {
  return (values ?? []).filter(({ value }) => name !== 'inStock' || value === 'true')
}

function someAreGone(values: readonly FacetValue[] | undefined): boolean {
  return (values ?? []).some(({ value, count }) => value === 'false' && count > 0)
}
