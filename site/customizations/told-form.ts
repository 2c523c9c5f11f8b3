import type { Question } from '#contract/customizations/customizations.ts'
import { askedFields, isDay, type ReadAnswer } from '#rules/forms/asked-fields.ts'
import { formatShortDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { CustomizeWords } from '#words/customizations/fr.ts'
import type { KeptForm } from './answers-memory.ts'

interface ToldFormOptions {
  form: NonNullable<Question['form']>
  answers: KeptForm
  locale: Locale
  words: Pick<CustomizeWords['summary'], 'told' | 'yes'>
}

/** One line a field, as it is asked and as the cart will tell it; null when nothing was answered. */
export function toldForm({ form, answers, locale, words }: ToldFormOptions): string | null {
  const lines = askedFields({ form, answers })
    .filter(({ values }) => values.length > 0)
    .map(({ field, values }) => {
      const shown = values.map((value) => shownValue({ field, value, locale }))
      return fill(words.told, { label: field.label, value: field.kind === 'CONSENT' ? words.yes : shown.join(', ') })
    })
  return lines.join('\n') || null
}

interface ShownValue {
  field: ReadAnswer['field']
  value: string
  locale: Locale
}

function shownValue({ field: { kind, choices }, value, locale }: ShownValue): string {
  // What the browser remembers may be older than the question.
  if (kind === 'DATE' && isDay(value)) return formatShortDay(value, locale)
  if (kind === 'NUMBER' && locale === 'fr') return value.replace('.', ',')
  return choices.find(({ key }) => key === value)?.label ?? value
}
