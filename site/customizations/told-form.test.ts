import { expect, test } from 'vitest'
import type { FormField } from '#contract/forms/forms.ts'
import { en } from '#words/customizations/en.ts'
import { fr } from '#words/customizations/fr.ts'
import { toldForm } from './told-form.ts'

const FIELD: FormField = {
  ...{ key: 'x', kind: 'TEXT', label: 'X', help: '', isRequired: false },
  ...{ min: null, max: null, choices: [], showIf: null },
}
const FIELDS: FormField[] = [
  { ...FIELD, key: 'day', kind: 'DATE', label: 'Date' },
  { ...FIELD, key: 'weight', kind: 'NUMBER', label: 'Kilos' },
  { ...FIELD, key: 'gold', kind: 'CONSENT', label: 'Or' },
  { ...FIELD, key: 'wood', kind: 'SELECT', label: 'Bois', choices: [{ key: 'oak', label: 'Chêne' }] },
]
const form = { id: 1, title: '', intro: '', thanks: '', pages: [{ title: '', fields: FIELDS }] }
const ANSWERS = { day: '2026-12-24', weight: '1.5', gold: 'yes', wood: 'oak' }

test('answers are told as the cart tells them, with the colon and the dates of their language', () => {
  expect(toldForm({ form, answers: ANSWERS, locale: 'fr', words: fr.summary })).toBe(
    'Date\u00a0: 24/12/2026\nKilos\u00a0: 1,5\nOr\u00a0: Oui\nBois\u00a0: Chêne',
  )
  expect(toldForm({ form, answers: ANSWERS, locale: 'en', words: en.summary })).toBe(
    'Date: 24/12/2026\nKilos: 1.5\nOr: Yes\nBois: Chêne',
  )
})

test('what is remembered of an older question is told as it was written; nothing is told of nothing', () => {
  const told = (answers: Record<string, string>) => toldForm({ form, answers, locale: 'en', words: en.summary })
  expect(told({ day: 'Noël' })).toBe('Date: Noël')
  expect(told({ day: '2026-13-45' })).toBe('Date: 2026-13-45')
  expect(told({})).toBeNull()
})
