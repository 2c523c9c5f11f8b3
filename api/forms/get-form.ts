import type { Handler } from '#api/calls/handler.ts'
import type { getForm } from '#contract/forms/forms.ts'
import { findForm } from '#db/queries/forms/forms.ts'

export const handleGetForm: Handler<typeof getForm> = async ({ params }, { db, locale, now }) => {
  const found = await findForm(db, { id: params.id, locale, now })
  if (!found) return { refusal: 'form-not-found' }
  const { confirms: _, ...form } = found
  return { value: { form } }
}
