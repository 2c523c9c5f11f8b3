import type { Handler } from '#api/calls/handler.ts'
import type { validateFormAnswer } from '#contract/forms/forms.ts'
import { findForm } from '#db/queries/forms/forms.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { askedPages } from '#rules/forms/asked-fields.ts'
import { problemsOnPage, readFormAnswers } from '#rules/forms/form-answers.ts'

export const handleValidateFormAnswer: Handler<typeof validateFormAnswer> = async (
  { params, body: { answers, page } },
  { db, locale, now },
) => {
  const form = await findForm(db, { id: params.id, locale, now })
  if (!form) return { refusal: 'form-not-found' }
  const { problems } = readFormAnswers({ form, answers, files: null, today: parisDay(now) })
  const told = page ? problemsOnPage(problems, { form, page }) : problems
  if (Object.keys(told).length > 0) return { problems: told }
  const next = page ? askedPages({ form, answers }).find((number) => number > page) : undefined
  return { value: { next: next ?? null } }
}
