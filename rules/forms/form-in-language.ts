import type { FormDefinition } from '#contract/forms/definition.ts'
import type { EstateForm } from '#contract/forms/forms.ts'

type Words = Readonly<Record<string, string>>

/** A form that lacks a language is asked in another one rather than not at all. */
export function localWords(words: Words, locale: string): string {
  return words[locale] || words.fr || Object.values(words).find(Boolean) || ''
}

/** A form as it asks in one language. */
export function formInLanguage(
  { title, intro, thanks, pages }: FormDefinition,
  locale: string,
): Omit<EstateForm, 'id'> {
  const here = (words: Words) => localWords(words, locale)
  return {
    title: here(title),
    intro: here(intro),
    thanks: here(thanks),
    pages: pages.map((page) => ({
      title: here(page.title),
      fields: page.fields.map(({ label, help, choices, ...field }) => ({
        ...field,
        label: here(label),
        help: here(help),
        choices: choices.map((choice) => ({ key: choice.key, label: here(choice.label) })),
      })),
    })),
  }
}
