import { PARAMETERS, type ParameterFacts } from '#rules/sites/parameter-catalogue.ts'

export type ParameterType = keyof typeof PARAMETERS

type ParameterGroup = ParameterFacts['group']

/** In the order in which an owner thinks of them. */
const GROUPS: readonly ParameterGroup[] = ['company', 'shop', 'registration', 'theme', 'logo', 'menu', 'toggle']

/** Parameters whose label or name has every word of the search, group by group; what nothing reads yet is left out. */
export function findParameters(
  search: string,
  labels: Readonly<Record<ParameterType, string>>,
): { group: ParameterGroup; types: ParameterType[] }[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const types = (Object.keys(PARAMETERS) as ParameterType[]).filter((type) => {
    const text = plain(`${labels[type]} ${type.replaceAll('_', ' ')}`)
    return factsOf(type).waitsFor === null && words.every((word) => text.includes(word))
  })
  return GROUPS.map((group) => ({ group, types: types.filter((type) => factsOf(type).group === group) })).filter(
    ({ types: found }) => found.length > 0,
  )
}

export function factsOf(type: ParameterType): ParameterFacts {
  return PARAMETERS[type]
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
