/** A list, narrowed by its filters. */
interface ListPlace {
  screen: string
  filter: Readonly<Record<string, unknown>>
}

/** The address of a list as it is to be shown. */
export function listAddress({ screen, filter }: ListPlace): string {
  const isNarrowed = Object.keys(filter).length > 0
  return isNarrowed ? `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}` : `/${screen}`
}
