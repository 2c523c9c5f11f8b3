import type { FormDefinition } from '#contract/forms/definition.ts'
import type { DefinedField } from '#rules/forms/edit-form.ts'
import { localWords } from '#rules/forms/form-in-language.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { guestWords } from '#words/office/guests/words.ts'

interface ConditionOptions {
  definition: FormDefinition
  field: DefinedField
  locale: Locale
}

/** « Seulement si “Livraison” est “Oui” »; null of what is always asked. */
export function conditionSentence({ definition, field: { showIf }, locale }: ConditionOptions): string | null {
  const asked = definition.pages.flatMap(({ fields }) => fields).find(({ key }) => key === showIf?.field)
  if (!showIf || !asked) return null
  const words = guestWords[locale].forms
  const label = localWords(asked.label, locale) || words.untitled
  if (asked.kind === 'CONSENT') return fill(words.onlyIfTicked, { label })
  const values = asked.choices
    .filter(({ key }) => showIf.values.includes(key))
    .map((choice) => fill(words.quoted, { value: localWords(choice.label, locale) || words.untitled }))
  return fill(words.onlyIf, { label, values: values.join(words.or) })
}
