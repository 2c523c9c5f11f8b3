import { z } from 'zod'
import { ShownPicture } from '#contract/media/pictures.ts'

/** The readable part of an address in every language that it is told in. */
export const Slugs = z.record(z.string(), z.string())

/** News or an article as a list shows it. */
export const ArticleCard = z.object({
  id: z.number().int(),
  /** Its page, without the locale. */
  url: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Cut to what a card shows. */
  teaser: z.string(),
  date: z.iso.datetime(),
  updated: z.iso.datetime(),
  image: ShownPicture.nullable(),
})

/** What a page of its own tells besides. */
export const articleContent = {
  /** As the estate wrote it, whole. */
  lead: z.string(),
  /** HTML that is safe to print (decisions/030). */
  content: z.string(),
  readingMinutes: z.number().int(),
  slugs: Slugs,
}
