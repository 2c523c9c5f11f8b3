import { TICKED } from '#contract/forms/closed-sets.ts'
import type { KeptAnswer } from '#contract/forms/forms.ts'
import type { ReadAnswer } from '#rules/forms/asked-fields.ts'
import { formatShortDay } from '#words/basics/dates.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formWords } from '#words/forms/words.ts'

/** Answers with the questions as they were asked: whoever changes the form later changes none of them. */
export function keptAnswers(answers: readonly ReadAnswer[], locale: Locale): KeptAnswer[] {
  return answers.map(({ field, values }) => ({
    key: field.key,
    label: field.label,
    values: [...values],
    shown: values.map((value) => shownValue({ field, value, locale })).join(', '),
  }))
}

interface ShownValue {
  field: ReadAnswer['field']
  value: string
  locale: Locale
}

export function shownValue({ field: { kind, choices }, value, locale }: ShownValue): string {
  if (kind === 'CONSENT' && value === TICKED) return formWords[locale].yes
  if (kind === 'DATE') return formatShortDay(value, locale)
  if (kind === 'NUMBER' && locale === 'fr') return value.replace('.', ',')
  return choices.find(({ key }) => key === value)?.label ?? value
}
