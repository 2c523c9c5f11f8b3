import { PARTNER_KINDS, type PartnerKind } from '#contract/content/closed-sets.ts'

interface PartnersWish {
  place: string
  kind: PartnerKind | null
  page: number
}

/** What an address asks for. `isPlain`: it says nothing twice and nothing made up, so that its page may be kept. */
export function readPartnersAddress(url: string): PartnersWish & { isPlain: boolean } {
  const query = new URL(url).searchParams
  // Normalized first: some signs become several, and what is asked for would be too long after the cut.
  const place = (query.get('place') ?? '').normalize('NFC').trim().slice(0, 100)
  const kind = PARTNER_KINDS.find((known) => known === query.get('kind')) ?? null
  const asked = query.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
  const isPlain = `?${query}` === (partnersQuery({ place: '', kind, page }) || '?')
  return { place, kind, page, isPlain }
}

/** The one spelling of a wish, with its question mark; nothing for the whole list. */
export function partnersQuery({ place, kind, page }: PartnersWish): string {
  const query = new URLSearchParams()
  if (place) query.set('place', place)
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
