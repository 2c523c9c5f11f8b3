import type { FileAnswer } from '#contract/basics/shapes.ts'
import type { PersonalExport } from '#contract/privacy/privacy.ts'
import { findPersonKeys, type Person } from '#db/queries/privacy/person-keys.ts'
import { readPerson } from '#db/queries/privacy/read-person.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'
import { privacyWords } from '#words/privacy/words.ts'

interface ExportOptions {
  person: Person
  /** Whose it is said to be. */
  address: string
  now: Date
}

export async function makeExport(db: SiteDb, { person, address, now }: ExportOptions): Promise<PersonalExport> {
  const parts = await readPerson(db, await findPersonKeys(db, person))
  return { madeAt: now.toISOString(), address, coversAddress: person.email !== null, parts }
}

export function exportFile(made: PersonalExport, locale: Locale): FileAnswer {
  return {
    filename: privacyWords[locale].export.filename,
    mimeType: 'application/json; charset=utf-8',
    bytes: Buffer.from(`${JSON.stringify(made, null, 2)}\n`),
  }
}
