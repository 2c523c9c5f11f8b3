import type { Handler } from '#api/calls/handler.ts'
import type { getFormSubmissions } from '#contract/forms/forms.ts'
import { type FormSubmissionRow, listFormSubmissions } from '#db/queries/forms/form-submissions.ts'
import { hasForm } from '#db/queries/forms/forms.ts'

export const handleGetFormSubmissions: Handler<typeof getFormSubmissions> = async ({ params, list }, { db }) => {
  if (!(await hasForm(db, params.id))) return { refusal: 'form-not-found' }
  const { rows, total } = await listFormSubmissions(db, { formId: params.id, list })
  return { value: { submissions: rows.map(toWire), total } }
}

function toWire({ id, created_at, email, locale, answers, files }: FormSubmissionRow) {
  const shown = files.map((file) => ({
    id: file.id,
    filename: file.filename,
    mimeType: file.mime_type,
    bytes: file.bytes,
  }))
  return { id, createdAt: created_at.toISOString(), email, locale, answers, files: shown }
}
