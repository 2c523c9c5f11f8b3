import type { SectionOf } from '#contract/content/sections.ts'
import { getAlbum, getBlogFolder, getBlogs, getNews } from '#contract/journal/routes.ts'
import { cardView } from '#site/journal/journal-views.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'

export async function loadNews({ ask, locale }: PageContext, { count }: SectionOf<'news'>) {
  const { news } = answered(await ask(getNews, { list: { page: 1, nbItem: count } }))
  return news.length === 0 ? null : { cards: news.map((one) => cardView(one, locale)) }
}

/** Of one folder where it is named; none where the blog is closed or the folder gone. */
export async function loadBlog({ ask, locale }: PageContext, { folder, count }: SectionOf<'blog'>) {
  const list = { page: 1, nbItem: count }
  const found =
    folder === undefined ? await ask(getBlogs, { list }) : await ask(getBlogFolder, { params: { id: folder }, list })
  if (!found.success || found.data.blogs.length === 0) return null
  return { cards: found.data.blogs.map((one) => cardView(one, locale)) }
}

/** Its photographs; films are seen on the album's own page. */
export async function loadAlbum({ ask }: PageContext, { album, count }: SectionOf<'album'>) {
  const found = await ask(getAlbum, { params: { id: album } })
  if (!found.success) return null
  const pictures = found.data.medias
    .filter(({ media }) => media.externalType === 'IMAGE')
    .slice(0, count)
    .map(({ media, caption }) => ({ picture: media, caption: caption || undefined }))
  return pictures.length === 0 ? null : { pictures }
}
