import { sql } from 'kysely'
import { filedState, isFolderShown } from './publication.ts'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldLocales, toldText } from './told-text.ts'

const texts = {
  table: 'blog_texts',
  key: 'blog_id',
  columns: { title: 'title', slug: 'slug', teaser: 'teaser', content: 'content', alt: 'alt' },
} as const

const folderTexts = {
  table: 'blog_folder_texts',
  key: 'folder_id',
  columns: { name: 'name', slug: 'slug', description: 'description' },
} as const

/** What the folder is called whose number stands in a column. */
const folderName = (column: string, locale: string) =>
  sql`(select name from blog_folder_texts where folder_id = ${sql.ref(`t.${column}`)}
    order by locale = ${locale} desc, locale = 'fr' desc, locale limit 1)`

export const blogStore: Store = {
  table: 'blogs',
  columns: {
    folderId: 'folder_id',
    isPublished: 'is_published',
    publishedAt: 'published_at',
    author: 'author',
    mediaId: 'media_id',
  },
  texts,
  facts: { isFolderShown: isFolderShown('folder_id') },
  links: { productIds: { table: 'blog_products', key: 'blog_id', to: 'product_id', order: 'position' } },
  listed: (locale) => ({
    title: toldText({ texts, column: 'title', locale }),
    folder: folderName('folder_id', locale),
    folderId: sql`t.folder_id`,
    state: filedState('folder_id'),
    isPublished: sql`t.is_published`,
    publishedAt: toldMoment('published_at'),
    author: sql`t.author`,
    mediaId: sql`t.media_id`,
    languages: toldLocales(texts),
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale }), sql`coalesce(t.author, '')`],
  faults: {
    blogs_site_id_folder_id_fkey: 'folderId',
    blogs_site_id_media_id_fkey: 'mediaId',
    blog_products_pkey: 'productIds',
    blog_products_site_id_product_id_fkey: 'productIds',
  },
}

export const blogFolderStore: Store = {
  table: 'blog_folders',
  columns: {
    parentId: 'parent_id',
    position: 'position',
    isPublished: 'is_published',
    publishedAt: 'published_at',
  },
  texts: folderTexts,
  listed: (locale) => ({
    name: toldText({ texts: folderTexts, column: 'name', locale }),
    parent: folderName('parent_id', locale),
    parentId: sql`t.parent_id`,
    state: filedState('parent_id'),
    isPublished: sql`t.is_published`,
    publishedAt: toldMoment('published_at'),
    position: sql`t.position`,
    blogs: sql`(select count(*)::integer from blogs where folder_id = t.id)`,
    languages: toldLocales(folderTexts),
  }),
  searched: (locale) => [toldText({ texts: folderTexts, column: 'name', locale })],
}
