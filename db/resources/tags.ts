import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldText } from './told-text.ts'

const texts = { table: 'tag_texts', key: 'tag_id', columns: { label: 'label' } } as const

export const tagStore: Store = {
  table: 'tags',
  columns: { slug: 'slug', position: 'position' },
  texts,
  listed: (locale) => ({
    label: toldText({ texts, column: 'label', locale }),
    slug: sql`t.slug`,
    position: sql`t.position`,
    products: sql`(select count(*)::integer from product_tags where tag_id = t.id)`,
  }),
  searched: (locale) => [toldText({ texts, column: 'label', locale }), sql`t.slug`],
  faults: { tags_site_id_slug_key: 'slug' },
}
