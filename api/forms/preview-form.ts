import type { Handler } from '#api/calls/handler.ts'
import type { previewForm } from '#contract/forms/forms.ts'
import { formInLanguage } from '#rules/forms/form-in-language.ts'

/** No form has this id: what is tried can be sent nowhere. */
const NONE = 0

export const handlePreviewForm: Handler<typeof previewForm> = async ({ body: { definition } }, { locale }) => ({
  value: { form: { id: NONE, ...formInLanguage(definition, locale) } },
  // Nothing has changed that the log could tell.
  changes: [],
})
