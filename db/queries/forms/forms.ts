import { type RawBuilder, sql } from 'kysely'
import type { FormDefinition } from '#contract/forms/definition.ts'
import type { EstateForm } from '#contract/forms/forms.ts'
import type { SiteDb } from '#db/site-db.ts'
import { formInLanguage, localWords } from '#rules/forms/form-in-language.ts'

export interface StoredForm extends EstateForm {
  /** Whether the sender is told by mail that it has arrived. */
  confirms: boolean
}

/** A form that can be seen at this moment, in one language. */
export async function findForm(
  db: SiteDb,
  { id, locale, now }: { id: number; locale: string; now: Date },
): Promise<StoredForm | undefined> {
  const row = await openForms(db, now).where('id', '=', id).executeTakeFirst()
  return row && inLanguage({ ...row, locale })
}

/** A draft, and one of tomorrow, are nowhere. */
function openForms(db: SiteDb, now: Date | RawBuilder<Date>) {
  return db
    .selectFrom('forms')
    .select(['id', 'definition'])
    .where('is_published', '=', true)
    .where('published_at', '<=', now)
}

/** Those of the ids that can be seen now. */
export async function openFormsById(
  db: SiteDb,
  { ids, locale }: { ids: readonly number[]; locale: string },
): Promise<Map<number, StoredForm>> {
  if (ids.length === 0) return new Map()
  const rows = await openForms(db, sql<Date>`now()`).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, inLanguage({ ...row, locale })]))
}

/** Whether there is one at all, seen by visitors or not. */
export async function hasForm(db: SiteDb, id: number): Promise<boolean> {
  return (await db.selectFrom('forms').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** What a mail calls it, whatever has become of it since. */
export async function findFormTitle(db: SiteDb, { id, locale }: { id: number; locale: string }): Promise<string> {
  const row = await db.selectFrom('forms').select('definition').where('id', '=', id).executeTakeFirst()
  return row ? localWords(row.definition.title, locale) : ''
}

interface FormRow {
  id: number
  definition: FormDefinition
  locale: string
}

function inLanguage({ id, definition, locale }: FormRow): StoredForm {
  return { id, confirms: definition.confirms, ...formInLanguage(definition, locale) }
}

/** What a form asks, in its order, and after it what it has asked before; each by its words, the newest of them. */
export async function questionsOf(
  db: SiteDb,
  { formId, locale }: { formId: number; locale: string },
): Promise<{ key: string; label: string }[]> {
  const row = await db.selectFrom('forms').select('definition').where('id', '=', formId).executeTakeFirst()
  const asked = (row?.definition.pages ?? []).flatMap(({ fields }) => fields).filter(({ kind }) => !SAYING.has(kind))
  const now = asked.map(({ key, label }) => ({ key, label: localWords(label, locale) }))
  const known = new Set(now.map(({ key }) => key))
  const { rows } = await sql<{ key: string; label: string }>`
    select distinct on (answer ->> 'key') answer ->> 'key' as key, answer ->> 'label' as label
    from form_submissions, jsonb_array_elements(answers) as answer
    where form_id = ${formId} order by answer ->> 'key', form_submissions.id desc`.execute(db)
  return [...now, ...rows.filter(({ key }) => !known.has(key))]
}

const SAYING: ReadonlySet<string> = new Set(['HEADING', 'PARAGRAPH', 'FILE'])
