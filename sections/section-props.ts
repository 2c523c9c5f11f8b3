import type { ReactNode } from 'react'
import type { Section, SectionOf, SectionType } from '#contract/content/sections.ts'
import type { TellingPrice } from '#rules/catalogue/usual-bottle.ts'
import type { Company } from '#rules/sites/company.ts'
import type { Locale } from '#words/basics/locales.ts'

/** What a section may need of the page around it. */
export interface SectionContext {
  locale: Locale
  company: Company
  /** The first section of a page holds its heading and is fetched first. */
  isFirst: boolean
  /** Its place on the page: `3`, or `3-0-1` for the second of the first column of the fourth section. */
  at: string
  /** Keeps a part as the server drew it, under a name that no other part of the page has. */
  keep?: (name: string, part: ReactNode) => ReactNode
  /** What the products cost that the page leads to, by where it leads. */
  prices?: Readonly<Record<string, TellingPrice>> | undefined
  /** What buyers say, as markup, and the way to what is said elsewhere; null where there is nothing. */
  reviews?: { own: string; elsewhere: { path: string; label: string } | null } | null
  /** What the page draws of the estate's own things in a section; null where there is nothing. Samples have none. */
  part?: (section: Section, at: string) => ReactNode
  /** It is looked at by who makes it: a section that has nothing to show says so instead of being left out. */
  isPreview?: boolean
  /** Draws the sections of a column, which stand under this place. */
  nested?: (sections: readonly Section[], under: string) => ReactNode
}

export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>
  scene: SectionContext
}
