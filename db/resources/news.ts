import { sql } from 'kysely'
import { publishedState } from './publication.ts'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldLocales, toldText } from './told-text.ts'

const texts = {
  table: 'news_texts',
  key: 'news_id',
  columns: { title: 'title', slug: 'slug', teaser: 'teaser', content: 'content', alt: 'alt' },
} as const

export const newsStore: Store = {
  table: 'news',
  columns: {
    isPublished: 'is_published',
    publishedAt: 'published_at',
    promotedFrom: 'promoted_from',
    promotedUntil: 'promoted_until',
    mediaId: 'media_id',
  },
  texts,
  listed: (locale) => ({
    title: toldText({ texts, column: 'title', locale }),
    state: publishedState,
    isPublished: sql`t.is_published`,
    publishedAt: toldMoment('published_at'),
    isPromoted: sql`(coalesce(t.promoted_from <= now(), false) and coalesce(t.promoted_until > now(), true))`,
    mediaId: sql`t.media_id`,
    languages: toldLocales(texts),
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale })],
  faults: { news_check: 'promotedUntil', news_site_id_media_id_fkey: 'mediaId' },
}
