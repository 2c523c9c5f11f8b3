import type { SectionOf } from '#contract/content/sections.ts'
import type { OwnKind } from '#rules/content/own-kinds.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { OwnView } from './load-own-things.server.ts'

/** What draws a kind of section's own things is given. */
export interface OwnPartProps<Kind extends OwnKind> {
  view: OwnView<Kind>
  section: SectionOf<Kind>
  locale: Locale
}
