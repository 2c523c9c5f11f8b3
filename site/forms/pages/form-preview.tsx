import { createContext, data } from 'react-router'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { previewForm } from '#contract/forms/routes.ts'
import { FormView } from '#site/forms/FormView.tsx'
import { tryForm } from '#site/forms/try-form.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { formWords } from '#words/forms/words.ts'
import type { Route } from './+types/form-preview.ts'

/** Whether a form was shown to this page: without one there is nothing here. */
const hasForm = createContext(false)

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hasForm)) throw data(null, { status: 404 })
  return null
}

/** A form that is being written, for whoever may write it: drawn as its page draws it, and sent nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const sent = await request.formData()
  const answer = await askAsCaller(previewForm, { body: { definition: readDefinition(sent.get('definition')) } })
  if (!answer.success) throw data(null, { status: 404 })
  const { form } = answer.data
  const view = { form, state: tryForm(form, sent), words: formWords[locale] }
  context.set(hasForm, true)
  return { ...view, policy: pathInLocale('/privacy-policy', locale) }
}

/** Whatever was sent: the call looks at it. */
function readDefinition(given: FormDataEntryValue | null): FormDefinition {
  try {
    return JSON.parse(String(given))
  } catch {
    return {} as FormDefinition
  }
}

export default function FormPreview({ actionData }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {actionData && <FormView {...actionData} onSent={() => {}} />}
    </>
  )
}
