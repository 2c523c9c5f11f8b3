import type { EstateForm, FormAnswers } from '#contract/forms/forms.ts'
import { askedFields, askedPages } from '#rules/forms/asked-fields.ts'

/** A page of the form by its number, or what files are chosen on: they cannot go from one page to the next. */
export type Step = number | 'files'

/** The step that a form was sent from. */
export function readStep(given: FormDataEntryValue | null): Step {
  return given === 'files' ? 'files' : Math.max(1, Math.trunc(Number(given)) || 1)
}

interface Given {
  form: Pick<EstateForm, 'pages'>
  answers: Readonly<FormAnswers>
}

/** The field that asks for files, where it is asked. */
export function askedFile(given: Given) {
  return askedFields(given).find(({ field }) => field.kind === 'FILE')?.field
}

/** The form as its pages show it: files have a step of their own at the end. */
function withoutFiles({ pages, ...form }: EstateForm): EstateForm {
  return {
    ...form,
    pages: pages.map((page) => ({ ...page, fields: page.fields.filter(({ kind }) => kind !== 'FILE') })),
  }
}

/** All steps that are taken with these answers, in their order. */
export function askedSteps(given: { form: EstateForm; answers: Readonly<FormAnswers> }): Step[] {
  const pages: Step[] = askedPages({ ...given, form: withoutFiles(given.form) })
  return askedFile(given) ? [...pages, 'files'] : pages
}

/** The fields of a page that are asked with these answers. */
export function fieldsOnPage({ form, answers, page }: Given & { page: number }) {
  const asked = new Set(askedFields({ form, answers }).map(({ field }) => field.key))
  return (form.pages[page - 1]?.fields ?? []).filter(({ key, kind }) => kind !== 'FILE' && asked.has(key))
}
