import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

interface Consent {
  id: string
  wording: string
  accepted: string[]
  refused: string[]
  locale: string
  created_at: Date
}

export async function addConsent(db: SiteDb, consent: Consent): Promise<void> {
  await db.insertInto('consents').values(consent).execute()
}

export async function forgetConsentsBefore(db: SiteDb, date: Date): Promise<void> {
  await db.deleteFrom('consents').where('created_at', '<', date).execute()
}

const LISTED = { wording: 'wording', createdAt: 'created_at' } as const

export async function listConsents(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('consents'), { list, columns: LISTED })
  const columns = ['id', 'wording', 'accepted', 'refused', 'locale', 'created_at'] as const
  const page = pageList(filtered.select(columns), { list, columns: LISTED, lastKey: 'id' }).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}
