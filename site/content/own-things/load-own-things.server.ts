import type { Section, SectionOf } from '#contract/content/sections.ts'
import type { OwnKind } from '#rules/content/own-kinds.ts'
import { placedSections } from '#rules/content/placed-sections.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { loadContactForm, loadHtml, loadNewsletterForm, loadOwnForm } from './form-things.server.ts'
import { loadAlbum, loadBlog, loadNews } from './journal-things.server.ts'
import { loadCalendar, loadMap, loadPartners, loadServices } from './place-things.server.ts'
import { loadCuvee, loadMedals, loadVintages, loadWines } from './wine-things.server.ts'

/** What each kind shows of the estate; null where there is nothing. They ask calls that are answered from memory. */
const loaders = {
  wines: loadWines,
  cuvee: loadCuvee,
  vintages: loadVintages,
  medals: loadMedals,
  news: loadNews,
  blog: loadBlog,
  album: loadAlbum,
  partners: loadPartners,
  calendar: loadCalendar,
  services: loadServices,
  contact: loadContactForm,
  form: loadOwnForm,
  newsletter: loadNewsletterForm,
  map: loadMap,
  html: loadHtml,
} satisfies { [Kind in OwnKind]: (page: PageContext, section: SectionOf<Kind>) => Promise<object | null> }

export type OwnView<Kind extends OwnKind> = NonNullable<Awaited<ReturnType<(typeof loaders)[Kind]>>>
/** By the place of the section. */
export type OwnThings = Readonly<Record<string, OwnView<OwnKind>>>

/** What the sections of a page show of the estate, all asked for at once. */
export async function loadOwnThings(page: PageContext, sections: readonly Section[]): Promise<OwnThings> {
  const found = await Promise.all(
    placedSections(sections).map(async ({ at, section }) => {
      if (!isOwn(section)) return []
      // A section and its loader share their kind; the table says so, the compiler cannot follow it through the union.
      const load = loaders[section.type] as (page: PageContext, section: Section) => Promise<OwnView<OwnKind> | null>
      const view = await load(page, section)
      return view ? [[at, view] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

function isOwn(section: Section): section is SectionOf<OwnKind> {
  return Object.hasOwn(loaders, section.type)
}
