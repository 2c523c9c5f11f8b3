import type { Ask } from '#client/ask.ts'
import type { BlogFolder } from '#contract/journal/blogs.ts'
import { getAlbums, getBlogFolders, getBlogSubfolders, getBlogs, getNews } from '#contract/journal/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import type { Locale } from '#words/basics/locales.ts'

const AT_ONCE = 100

interface ListedArticle {
  paths: LocalePaths
  /** When it was last changed; of a list, nobody says. */
  updated?: string
}

interface Told {
  id: number
  url: string
  updated?: string
}

/** Everything of the journal that has a page of its own, under each language's own address. */
export async function listJournal({ askIn }: PageContext, locales: readonly Locale[]): Promise<ListedArticle[]> {
  const told = await Promise.all(locales.map(async (locale) => ({ locale, kinds: await allOf(askIn(locale)) })))
  const listed = new Map<string, ListedArticle>()
  for (const { locale, kinds } of told) {
    for (const [kind, things] of Object.entries(kinds)) {
      for (const { id, url, updated } of things) {
        const known = listed.get(`${kind}/${id}`) ?? { paths: {} }
        const latest = [known.updated, updated]
          .filter((one) => one !== undefined)
          .sort()
          .at(-1)
        listed.set(`${kind}/${id}`, {
          paths: { ...known.paths, [locale]: url },
          ...(latest === undefined ? {} : { updated: latest }),
        })
      }
    }
  }
  return [...listed.values()]
}

/** By what they are; lists that have something on them come first. */
async function allOf(ask: Ask): Promise<Record<string, Told[]>> {
  const [news, blogs, albums, folders] = await Promise.all([
    everyPage(async (list) => {
      const { news: found, total } = answered(await ask(getNews, { list }))
      return { found, total }
    }),
    everyPage(async (list) => {
      const { blogs: found, total } = answered(await ask(getBlogs, { list }))
      return { found, total }
    }),
    everyPage(async (list) => {
      const { albums: found, total } = answered(await ask(getAlbums, { list }))
      return { found, total }
    }),
    allFolders(ask),
  ])
  const lists = [
    ...(blogs.length > 0 ? [{ id: 1, url: '/blog' }] : []),
    ...(albums.length > 0 ? [{ id: 2, url: '/albums' }] : []),
  ]
  return { lists, news, folders: blogs.length > 0 ? folders : [], blogs, albums }
}

type OnePage = (list: { page: number; nbItem: number; orderBy: string }) => Promise<{ found: Told[]; total: number }>

async function everyPage(askOne: OnePage): Promise<Told[]> {
  const all: Told[] = []
  for (let page = 1; ; page += 1) {
    const { found, total } = await askOne({ page, nbItem: AT_ONCE, orderBy: 'id' })
    all.push(...found)
    if (found.length === 0 || all.length >= total) return all
  }
}

/** Level by level, down from the root. */
async function allFolders(ask: Ask): Promise<BlogFolder[]> {
  const list = { page: 1, nbItem: AT_ONCE }
  const all = [...answered(await ask(getBlogFolders, { list })).folders]
  for (const folder of all) {
    const below = answered(await ask(getBlogSubfolders, { params: { id: folder.id }, list }))
    all.push(...below.folders.filter(({ id }) => !all.some((one) => one.id === id)))
  }
  return all
}
