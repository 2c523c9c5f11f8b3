import type { PlacedPicture } from '#contract/media/pictures.ts'
import type { Texts } from './catalogue.ts'

/** What a demo estate shows its visitors. Ids are written out: pages and tests rely on them. */
export interface DemoVisit {
  id: number
  /** Null when it is free. */
  priceCents: number | null
  durationMinutes: number
  tags: readonly string[]
  picture: PlacedPicture
  texts: Texts<{ title: string; description: string }>
}
