import type { AlbumMedia } from '#contract/journal/albums.ts'
import { getAlbum, getAlbums } from '#contract/journal/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { cropText } from '#rules/content/crop-text.ts'
import { albumPath } from '#rules/journal/journal-paths.ts'
import { focalClasses, sharedPictureAddress } from '#rules/media/pictures.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { counted } from '#words/catalogue/list/counted.ts'
import { journalWords } from '#words/journal/words.ts'
import { crumbData } from './article-data.ts'
import { localePaths } from './journal-views.server.ts'
import { loadListOpening, loadOwnPage } from './load-own-page.server.ts'
import { keepOneAddress, notFound, readId } from './read-address.ts'

const ALBUMS_PATH = '/albums'
const ALL = { page: 1, nbItem: 100 } as const

export async function loadAlbums(context: PageContext) {
  const { ask, locale } = context
  const words = journalWords[locale]
  const [own, answer] = await Promise.all([
    loadListOpening(context, { slug: 'albums', title: words.albumsTitle }),
    ask(getAlbums, { list: ALL }),
  ])
  return {
    ...own,
    albums: answered(answer).albums.map(({ id, url, title, image, focalPoint, count }) => ({
      id,
      path: pathInLocale(url, locale),
      title,
      image,
      focus: focalClasses(focalPoint),
      count: counted(words.pictureCount, count),
    })),
    words: { none: words.noAlbums, noneHint: words.noAlbumsHint },
  }
}

/** One album at its one address. */
export async function loadAlbum(context: PageContext, told: string | undefined) {
  const { ask, locale, path } = context
  const words = journalWords[locale]
  const id = readId(told)
  const [answer, info, own] = await Promise.all([
    ask(getAlbum, { params: { id } }),
    ask(getSiteInfo, {}),
    loadOwnPage(context, { slug: 'albums', title: words.albumsTitle }),
  ])
  if (!answer.success) throw notFound()
  const album = answer.data
  keepOneAddress({ path, right: album.url, locale })
  const { name, url: siteUrl } = answered(info)
  const crumbs = [
    { name: words.home, path: pathInLocale('/', locale) },
    { name: own.title, path: pathInLocale(ALBUMS_PATH, locale) },
    { name: album.title, path: pathInLocale(album.url, locale) },
  ]
  return {
    title: album.title,
    description: album.description,
    crumbsLabel: words.crumbs,
    crumbs,
    entries: album.medias.map(entryView),
    words: { empty: words.noPictures, play: words.playFilm, all: words.allAlbums },
    head: {
      title: `${album.title} — ${name}`,
      name: album.title,
      description: cropText(album.description || album.title),
      picture: album.image && sharedPictureAddress(album.image),
      data: crumbData(siteUrl, crumbs),
    },
    paths: localePaths(album.slugs, (slug) => albumPath({ id, slug })),
  }
}

function entryView({ id, media, caption, focalPoint, poster }: AlbumMedia) {
  return { id, media, caption, poster, focus: focalClasses(focalPoint) }
}

export type AlbumEntryView = ReturnType<typeof entryView>
