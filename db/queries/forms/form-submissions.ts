import { type Insertable, sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { KeptAnswer } from '#contract/forms/forms.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewSubmission = Omit<Insertable<Tables['form_submissions']>, 'site_id' | 'id' | 'answers'> & {
  answers: readonly KeptAnswer[]
}

/** Its number; null when the same sending has arrived already. */
export async function addFormSubmission(db: SiteDb, { answers, ...submission }: NewSubmission): Promise<number | null> {
  const added = await db
    .insertInto('form_submissions')
    .values({ ...submission, answers: JSON.stringify(answers) })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id', 'sending']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

const files = sql<{ id: string; filename: string; mime_type: string; bytes: number }[]>`(
  select coalesce(json_agg(form_files order by created_at, form_files.id), '[]') from form_files
  where form_files.site_id = form_submissions.site_id and form_files.submission_id = form_submissions.id)`

export async function findFormSubmission(db: SiteDb, id: number) {
  return db.selectFrom('form_submissions').selectAll().select(files.as('files')).where('id', '=', id).executeTakeFirst()
}

export type FormSubmissionRow = NonNullable<Awaited<ReturnType<typeof findFormSubmission>>>

const COLUMNS = { id: 'id', email: 'email', createdAt: 'created_at' } as const

export async function listFormSubmissions(
  db: SiteDb,
  { formId, list }: { formId: number; list: ListQuery },
): Promise<{ rows: FormSubmissionRow[]; total: number }> {
  const filtered = whereList(db.selectFrom('form_submissions').where('form_id', '=', formId), {
    list,
    columns: COLUMNS,
  })
  const page = pageList(filtered.selectAll().select(files.as('files')), { list, columns: COLUMNS, lastKey: 'id' })
  const [rows, total] = await Promise.all([page.execute(), countRows(filtered)])
  return { rows, total }
}

/** Whether there is such an answer. */
export async function markRead(db: SiteDb, { id, at }: { id: number; at: Date | null }): Promise<boolean> {
  const found = await db
    .updateTable('form_submissions')
    .set({ read_at: at })
    .where('id', '=', id)
    .returning('id')
    .execute()
  return found.length > 0
}

const AT_ONCE = 500

/** Some of what was sent with a form, in the order of their numbers. */
export async function submissionsAfter(
  db: SiteDb,
  { formId, after }: { formId: number; after: number },
): Promise<FormSubmissionRow[]> {
  return db
    .selectFrom('form_submissions')
    .selectAll()
    .select(files.as('files'))
    .where('form_id', '=', formId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}
