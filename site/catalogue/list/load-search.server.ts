import type { PageContext } from '#site/shell/load-context.ts'
import { fill } from '#words/basics/fill.ts'
import { counted } from '#words/catalogue/list/counted.ts'
import { listWords } from '#words/catalogue/list/words.ts'
import { searchWords } from '#words/catalogue/search/words.ts'
import type { ListView } from './list-view.server.ts'
import { loadList } from './load-list.server.ts'

const POPULAR = 4

/** The answers to a search; without any, the ways into the catalogue. */
export async function loadSearch(page: PageContext, url: string) {
  const { list, filterCount, foreignName } = await loadList(page, url)
  const words = listWords[page.locale]
  const { search, total } = list
  const heading =
    search === '' ? words.searchIntro : fill(total === 0 ? words.foundNone : counted(words.found, total), { search })
  const mustLead = filterCount === 0 && (search === '' || total === 0)
  const note = foreignName && fill(searchWords[page.locale].foreignName, { name: foreignName })
  return { list, heading, note, waysOut: mustLead ? waysOut(search === '' ? list : await wholeList(page, url)) : null }
}

async function wholeList(page: PageContext, url: string): Promise<ListView> {
  return (await loadList(page, new URL('/nos-vins', url).href)).list
}

/** The families of the catalogue, and the first of each. */
function waysOut({ shelves }: ListView) {
  const families = shelves.flatMap(({ id, title }) => (id && title ? [{ id, title }] : []))
  const cards = shelves.flatMap((shelf) => shelf.cards.slice(0, 1)).slice(0, POPULAR)
  return { families, cards }
}

export type WaysOut = ReturnType<typeof waysOut>
