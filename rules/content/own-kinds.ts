import type { SectionType } from '#contract/content/sections.ts'

/** The kinds of sections that show things of the estate: what they show is loaded with the page. */
export type OwnKind = Extract<
  SectionType,
  | 'wines'
  | 'cuvee'
  | 'vintages'
  | 'medals'
  | 'news'
  | 'blog'
  | 'album'
  | 'partners'
  | 'calendar'
  | 'services'
  | 'contact'
  | 'form'
  | 'newsletter'
  | 'map'
  | 'html'
>
