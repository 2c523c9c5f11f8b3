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
