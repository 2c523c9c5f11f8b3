import type { MailKind } from '#contract/mails/closed-sets.ts'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { OwnTexts } from '#rules/mails/own-texts.ts'

export async function listLetterTexts(db: SiteDb) {
  return db.selectFrom('letter_texts').select(['kind', 'texts']).execute()
}

const ownTexts = prepared((db, { kind }: Slots<{ kind: MailKind }>) =>
  db.selectFrom('letter_texts').select(['texts', 'version']).where('kind', '=', kind),
)

export async function findLetterTexts(db: SiteDb, kind: MailKind) {
  return (await ownTexts(db, { kind }))[0]
}

interface SavedTexts {
  kind: MailKind
  texts: Readonly<Record<string, OwnTexts>>
  /** That was seen; 0 where there was none. */
  version: number
  now: Date
}

/** Writes them on top of the version that was seen. Undefined when there is another by now. */
export async function saveLetterTexts(db: SiteDb, { kind, texts, version, now }: SavedTexts) {
  const row = { texts: JSON.stringify(texts), changed_at: now }
  if (version === 0) {
    return db
      .insertInto('letter_texts')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
  }
  return db
    .updateTable('letter_texts')
    .set({ ...row, version: version + 1 })
    .where('kind', '=', kind)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}
