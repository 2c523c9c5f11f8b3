import { z } from 'zod'
import { OneLine, RichText, Slug, Text } from '#contract/basics/shapes.ts'

/** What news and articles say in a language. */
export const ArticleText = z.object({
  title: OneLine(200).min(1),
  slug: Slug(200),
  /** What cards, feeds and search engines tell; without it, the beginning of the text. */
  teaser: Text(1_000),
  content: RichText(200_000),
  /** Of the picture, for who cannot see it. */
  alt: OneLine(300),
})

/** How lists of what is written are narrowed. */
export const writtenFilters = {
  search: { value: 'text', operators: ['equal'] },
  state: { value: 'text', operators: ['equal', 'different'] },
  id: { value: 'number', operators: ['equal'] },
} as const
