import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import { closedFolders } from './published.ts'

interface Moment {
  locale: string
  now: Date
}

const COLUMNS = { order: 'blog_folders.position', name: 'blog_folder_texts.name', id: 'blog_folders.id' } as const

function publicFolders(db: SiteDb, { locale, now }: Moment) {
  return db
    .selectFrom('blog_folders')
    .innerJoin('blog_folder_texts', (on) =>
      on
        .onRef('blog_folder_texts.site_id', '=', 'blog_folders.site_id')
        .onRef('blog_folder_texts.folder_id', '=', 'blog_folders.id'),
    )
    .where('blog_folder_texts.locale', '=', locale)
    .where(sql<boolean>`blog_folders.id not in ${closedFolders(now)}`)
}

const FACTS = [
  'blog_folders.id',
  'blog_folders.parent_id',
  'blog_folders.position',
  'blog_folder_texts.name',
  'blog_folder_texts.slug',
  'blog_folder_texts.description',
] as const

interface FolderListOptions extends Moment {
  list: ListQuery
  /** Null for those at the root. */
  parentId: number | null
}

export async function listFolders(db: SiteDb, { list, parentId, ...moment }: FolderListOptions) {
  const all = publicFolders(db, moment)
  const below =
    parentId === null
      ? all.where('blog_folders.parent_id', 'is', null)
      : all.where('blog_folders.parent_id', '=', parentId)
  const filtered = whereList(below, { list, columns: COLUMNS })
  const [rows, total] = await Promise.all([
    pageList(filtered.select(FACTS), { list, columns: COLUMNS, lastKey: 'blog_folders.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

export async function findFolder(db: SiteDb, { id, ...moment }: Moment & { id: number }) {
  return publicFolders(db, moment).where('blog_folders.id', '=', id).select(FACTS).executeTakeFirst()
}

/** All that visitors may see, for the way from the root to one. */
export function allFolders(db: SiteDb, moment: Moment) {
  return publicFolders(db, moment).select(FACTS).execute()
}

export async function folderSlugs(db: SiteDb, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('blog_folder_texts')
    .select(['folder_id', 'locale', 'slug'])
    .where('folder_id', 'in', ids)
    .execute()
}

/** Which folder lies in which, in whatever language they are told. */
export function folderParents(db: SiteDb) {
  return db.selectFrom('blog_folders').select(['id', 'parent_id']).execute()
}
