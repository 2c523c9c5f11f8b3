import type { SiteDb } from '#db/site-db.ts'
import type { DemoAlbum, DemoArticle, DemoFolder, DemoJournal, DemoNews } from './journal.ts'

const DAY_MS = 86_400_000

export async function loadJournal(db: SiteDb, { news, folders = [], albums = [] }: DemoJournal): Promise<void> {
  for (const one of news) await addNews(db, one)
  for (const [position, folder] of folders.entries()) await addFolder(db, { folder, position, parentId: null })
  for (const [position, album] of albums.entries()) await addAlbum(db, { album, position })
}

/** In the morning of its day. */
function morning(day: string): Date {
  return new Date(`${day}T07:00:00Z`)
}

async function addNews(db: SiteDb, { published, isDraft, promoted, picture, texts }: DemoNews): Promise<void> {
  const { id } = await db
    .insertInto('news')
    .values({
      is_published: !isDraft,
      published_at:
        typeof published === 'string' ? morning(published) : new Date(Date.now() + published.inDays * DAY_MS),
      promoted_from: promoted ? morning(promoted.from) : null,
      promoted_until: promoted?.until ? morning(promoted.until) : null,
      media_id: picture?.media ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([locale, text]) => ({ news_id: id, locale, ...text }))
  await db.insertInto('news_texts').values(rows).execute()
}

interface AddFolderOptions {
  folder: DemoFolder
  position: number
  parentId: number | null
}

async function addFolder(db: SiteDb, { folder, position, parentId }: AddFolderOptions): Promise<void> {
  const { id } = await db
    .insertInto('blog_folders')
    .values({ parent_id: parentId, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(folder.texts).map(([locale, text]) => ({ folder_id: id, locale, ...text }))
  await db.insertInto('blog_folder_texts').values(rows).execute()
  for (const article of folder.articles) await addArticle(db, { article, folderId: id })
  for (const [at, below] of (folder.folders ?? []).entries()) {
    await addFolder(db, { folder: below, position: at, parentId: id })
  }
}

async function addArticle(
  db: SiteDb,
  { article, folderId }: { article: DemoArticle; folderId: number },
): Promise<void> {
  const { published, author, picture, wines, texts } = article
  const { id } = await db
    .insertInto('blogs')
    .values({
      folder_id: folderId,
      is_published: true,
      published_at: morning(published),
      author,
      media_id: picture?.media ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([locale, text]) => ({ blog_id: id, locale, ...text }))
  await db.insertInto('blog_texts').values(rows).execute()
  const products = wines.map((product_id, position) => ({ blog_id: id, product_id, position }))
  if (products.length > 0) await db.insertInto('blog_products').values(products).execute()
}

async function addAlbum(db: SiteDb, { album, position }: { album: DemoAlbum; position: number }): Promise<void> {
  const { id } = await db
    .insertInto('albums')
    .values({ position, is_published: true, published_at: morning(album.published) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(album.texts).map(([locale, text]) => ({ album_id: id, locale, ...text }))
  await db.insertInto('album_texts').values(rows).execute()
  for (const [at, { picture, focus, texts }] of album.entries.entries()) {
    const entry = await db
      .insertInto('album_entries')
      .values({
        album_id: id,
        position: at,
        media_id: picture.media,
        poster_media_id: null,
        ...(focus ? { focal_x: focus.x, focal_y: focus.y } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const words = Object.entries(texts).map(([locale, told]) => ({ entry_id: entry.id, locale, ...told }))
    await db.insertInto('album_entry_texts').values(words).execute()
  }
}
