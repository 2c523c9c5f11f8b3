import type { TestDatabase } from './test-database.ts'

type Admin = Pick<TestDatabase, 'admin'>

interface GivenNews {
  id: number
  title: string
  siteId?: number
  /** As PostgreSQL reads it. */
  published?: string
  isPublished?: boolean
  promotedFrom?: string
  promotedUntil?: string
  teaser?: string
  content?: string
  locales?: readonly string[]
}

/** A site without news of its own, so that a test sees what it has written. */
export async function clearJournal({ admin }: Admin, siteId = 1): Promise<void> {
  await admin.query('delete from estate.news where site_id = $1', [siteId])
  await admin.query('delete from estate.blogs where site_id = $1', [siteId])
  await admin.query('delete from estate.blog_folders where site_id = $1', [siteId])
  await admin.query('delete from estate.albums where site_id = $1', [siteId])
}

export async function addNews({ admin }: Admin, given: GivenNews): Promise<void> {
  const { id, title, siteId = 1, published = '2026-01-01T08:00:00Z', isPublished = true } = given
  await admin.query(
    `insert into estate.news (site_id, id, is_published, published_at, promoted_from, promoted_until)
     values ($1, $2, $3, $4, $5, $6)`,
    [siteId, id, isPublished, published, given.promotedFrom ?? null, given.promotedUntil ?? null],
  )
  for (const locale of given.locales ?? ['fr', 'en']) {
    await admin.query(
      `insert into estate.news_texts (site_id, news_id, locale, title, slug, teaser, content)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [siteId, id, locale, title, `slug-${locale}-${id}`, given.teaser ?? '', given.content ?? '<p>Un texte.</p>'],
    )
  }
}

interface GivenFolder {
  id: number
  name: string
  siteId?: number
  parentId?: number
  position?: number
  isPublished?: boolean
  /** As PostgreSQL reads it. */
  published?: string
}

export async function addFolder({ admin }: Admin, given: GivenFolder): Promise<void> {
  const { id, name, siteId = 1, parentId = null, position = 0, isPublished = true, published = null } = given
  await admin.query(
    `insert into estate.blog_folders (site_id, id, parent_id, position, is_published, published_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [siteId, id, parentId, position, isPublished, published],
  )
  for (const locale of ['fr', 'en']) {
    await admin.query(
      'insert into estate.blog_folder_texts (site_id, folder_id, locale, name, slug) values ($1, $2, $3, $4, $5)',
      [siteId, id, locale, name, `dossier-${locale}-${id}`],
    )
  }
}

interface GivenBlog {
  id: number
  title: string
  folderId: number
  siteId?: number
  published?: string
  isPublished?: boolean
  content?: string
}

export async function addBlog({ admin }: Admin, given: GivenBlog): Promise<void> {
  const { id, title, folderId, siteId = 1, published = '2026-01-01T08:00:00Z', isPublished = true } = given
  await admin.query(
    `insert into estate.blogs (site_id, id, folder_id, is_published, published_at, author)
     values ($1, $2, $3, $4, $5, 'Élise')`,
    [siteId, id, folderId, isPublished, published],
  )
  for (const locale of ['fr', 'en']) {
    await admin.query(
      `insert into estate.blog_texts (site_id, blog_id, locale, title, slug, content) values ($1, $2, $3, $4, $5, $6)`,
      [siteId, id, locale, title, `slug-${locale}-${id}`, given.content ?? '<p>Un texte.</p>'],
    )
  }
}

interface GivenAlbum {
  id: number
  title: string
  siteId?: number
  published?: string
  isPublished?: boolean
}

export async function addAlbum({ admin }: Admin, given: GivenAlbum): Promise<void> {
  const { id, title, siteId = 1, published = '2026-01-01T08:00:00Z', isPublished = true } = given
  await admin.query('insert into estate.albums (site_id, id, is_published, published_at) values ($1, $2, $3, $4)', [
    siteId,
    id,
    isPublished,
    published,
  ])
  for (const locale of ['fr', 'en']) {
    await admin.query(
      'insert into estate.album_texts (site_id, album_id, locale, title, slug) values ($1, $2, $3, $4, $5)',
      [siteId, id, locale, title, `slug-${locale}-${id}`],
    )
  }
}

/**
 * Two roots and a folder below the first; articles in each, one of them a draft. Site 1 without anything else, on a clock
 * that stands still.
 */
export async function fillBlog(test: Admin): Promise<void> {
  await clearJournal(test)
  await addFolder(test, { id: 1, name: 'La vigne', position: 2 })
  await addFolder(test, { id: 2, name: 'La table', position: 1 })
  await addFolder(test, { id: 3, name: 'Le sol', parentId: 1 })
  await addBlog(test, { id: 11, title: 'La taille', folderId: 1, published: '2026-01-01' })
  await addBlog(test, { id: 12, title: 'La fleur', folderId: 1, published: '2026-02-01' })
  await addBlog(test, { id: 13, title: 'Le tuffeau', folderId: 3, published: '2026-03-01' })
  await addBlog(test, { id: 14, title: 'Brouillon', folderId: 1, isPublished: false })
  await addBlog(test, { id: 15, title: 'Demain', folderId: 1, published: '2026-07-01' })
}

export const BLOG_NOW = new Date('2026-06-01T10:00:00Z')

/** The estate shows its blog no more. */
export async function closeBlog({ admin }: Admin): Promise<void> {
  await admin.query(`update estate.parameters set value = 'false' where site_id = 1 and type = 'IS_BLOG_ACTIVATED'`)
}
