import { cleanRichText } from '#api/content/rich-text/clean-rich-text.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cropText } from '#rules/content/crop-text.ts'
import { readingMinutes, richTextWords } from '#rules/content/rich-text.ts'
import { type MediaFacts, onlineImage } from '#rules/media/pictures.ts'

interface ArticleRow {
  id: number
  slug: string
  title: string
  teaser: string
  alt: string
  content: string
  media_id: string | null
  published_at: Date
  updated_at: Date
}

interface CardContext {
  url: string
  pictures: ReadonlyMap<string, MediaFacts>
}

/** News or an article as a list shows it. */
export function cardToWire(row: ArticleRow, { url, pictures }: CardContext) {
  const { id, slug, title, teaser, content, published_at, updated_at } = row
  return {
    id,
    url,
    slug,
    title,
    teaser: cropText(teaser || richTextWords(cleanRichText(content))),
    date: published_at.toISOString(),
    // What was written before it appeared has changed for nobody.
    updated: (updated_at > published_at ? updated_at : published_at).toISOString(),
    image: pictureToWire(row, pictures),
  }
}

/** What its own page tells besides. */
export function contentToWire(row: ArticleRow, slugs: readonly { locale: string; slug: string }[]) {
  const content = cleanRichText(row.content)
  return { lead: row.teaser, content, readingMinutes: readingMinutes(content), slugs: slugsToWire(slugs) }
}

export function slugsToWire(slugs: readonly { locale: string; slug: string }[]): Record<string, string> {
  return Object.fromEntries(slugs.map(({ locale, slug }) => [locale, slug]))
}

/** The pictures of these rows, asked once for all of them. */
export function picturesOf(db: SiteDb, rows: readonly { media_id: string | null }[]) {
  return mediaById(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
}

function pictureToWire({ media_id, alt }: ArticleRow, pictures: ReadonlyMap<string, MediaFacts>): ShownPicture | null {
  const media = media_id === null ? undefined : pictures.get(media_id)
  return media ? { ...onlineImage(media), alt } : null
}
