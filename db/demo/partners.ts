import type { PartnerKind } from '#contract/content/closed-sets.ts'
import type { Position } from '#rules/places/distance.ts'
import type { Locale } from '#words/basics/locales.ts'

/** A house that sells or pours the wines; its name is the same in every language. */
export interface DemoPartner {
  kind: PartnerKind
  title: string
  texts?: Record<Locale, string>
  address: string
  postalCode: string
  city: string
  phone: string
  url?: string
  position: Position
}
