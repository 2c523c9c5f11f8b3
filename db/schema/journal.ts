import type { Generated } from 'kysely'

export interface JournalTables {
  news: NewsTable
  news_texts: NewsTextsTable
  blog_folders: {
    site_id: Generated<number>
    id: Generated<number>
    parent_id: number | null
    position: Generated<number>
    version: Generated<number>
    is_published: Generated<boolean>
    published_at: Date | null
  }
  blog_folder_texts: BlogFolderTextsTable
  blogs: BlogsTable
  blog_texts: BlogTextsTable
  blog_products: { site_id: Generated<number>; blog_id: number; product_id: number; position: Generated<number> }
  albums: AlbumsTable
  album_texts: AlbumTextsTable
  album_entries: AlbumEntriesTable
  album_entry_texts: AlbumEntryTextsTable
}

interface NewsTable {
  version: Generated<number>
  site_id: Generated<number>
  id: Generated<number>
  is_published: Generated<boolean>
  published_at: Generated<Date>
  promoted_from: Date | null
  promoted_until: Date | null
  media_id: string | null
}

interface NewsTextsTable {
  site_id: Generated<number>
  news_id: number
  locale: string
  title: string
  slug: string
  teaser: Generated<string>
  alt: Generated<string>
  content: Generated<string>
  updated_at: Generated<Date>
}

interface BlogsTable {
  version: Generated<number>
  site_id: Generated<number>
  id: Generated<number>
  folder_id: number
  is_published: Generated<boolean>
  published_at: Generated<Date>
  author: string | null
  media_id: string | null
}

interface BlogTextsTable {
  site_id: Generated<number>
  blog_id: number
  locale: string
  title: string
  slug: string
  teaser: Generated<string>
  alt: Generated<string>
  content: Generated<string>
  updated_at: Generated<Date>
}

interface BlogFolderTextsTable {
  site_id: Generated<number>
  folder_id: number
  locale: string
  name: string
  slug: string
  description: Generated<string>
}

interface AlbumsTable {
  version: Generated<number>
  site_id: Generated<number>
  id: Generated<number>
  position: Generated<number>
  is_published: Generated<boolean>
  published_at: Generated<Date>
}

interface AlbumTextsTable {
  site_id: Generated<number>
  album_id: number
  locale: string
  title: string
  slug: string
  description: Generated<string>
  updated_at: Generated<Date>
}

interface AlbumEntriesTable {
  site_id: Generated<number>
  id: Generated<number>
  album_id: number
  position: number
  media_id: string
  poster_media_id: string | null
  focal_x: Generated<number>
  focal_y: Generated<number>
}

interface AlbumEntryTextsTable {
  site_id: Generated<number>
  entry_id: number
  locale: string
  caption: Generated<string>
  alt: Generated<string>
}
