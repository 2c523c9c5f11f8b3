import type { Handler } from '#api/calls/handler.ts'
import type { exportFormAnswers } from '#contract/forms/forms.ts'
import { type FormSubmissionRow, submissionsAfter } from '#db/queries/forms/form-submissions.ts'
import { findFormTitle, hasForm, questionsOf } from '#db/queries/forms/forms.ts'
import type { ReadRows } from '#db/site-db.ts'
import { csvLines, csvText } from '#rules/basics/csv.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { resourceWords } from '#words/office/resources/words.ts'

/** Questions that were asked once and are asked no more have their columns too: no answer is lost. */
export const handleExportFormAnswers: Handler<typeof exportFormAnswers> = async ({ params: { id } }, parts) => {
  const { db, locale, transact } = parts
  if (!(await hasForm(db, id))) return { refusal: 'form-not-found' }
  const title = await findFormTitle(db, { id, locale })
  const questions = await questionsOf(db, { formId: id, locale })
  const { createdAt, email } = resourceWords[locale].formAnswers.fields
  const head = csvText([[createdAt, email, ...questions.map(({ label }) => label)]])
  const keys = questions.map(({ key }) => key)
  const pieces = answerPieces(transact, { formId: id, head, keys })
  return { value: { filename: `${title || 'formulaire'}.csv`, mimeType: 'text/csv; charset=utf-8', pieces } }
}

interface PiecesOptions {
  formId: number
  head: string
  keys: readonly string[]
}

async function* answerPieces(read: ReadRows, { formId, head, keys }: PiecesOptions): AsyncGenerator<string> {
  yield head
  let after = 0
  while (true) {
    const rows = await read((db) => submissionsAfter(db, { formId, after }))
    const last = rows.at(-1)
    if (!last) return
    yield csvLines(rows.map((row) => answerCells(row, keys)))
    after = last.id
  }
}

/** As clocks in Paris show it: spreadsheets know no other. */
function answerCells({ created_at, email, answers }: FormSubmissionRow, keys: readonly string[]): string[] {
  const shown = new Map(answers.map((answer) => [answer.key, answer.shown]))
  const at = `${parisDay(created_at)} ${clockTime(parisMinutes(created_at))}`
  return [at, email ?? '', ...keys.map((key) => shown.get(key) ?? '')]
}
