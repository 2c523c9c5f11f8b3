import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_KINDS } from '#contract/forms/closed-sets.ts'
import type { FormField } from '#contract/forms/forms.ts'
import { askedFields } from './asked-fields.ts'
import { readFormAnswers } from './form-answers.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const choices = ['x', 'y', 'z'].map((key) => ({ key, label: key }))

/** Fields of any kind; each may hang on one before it. */
const anyForm = fc
  .tuple(
    ...KEYS.map((key, at) =>
      fc.record({
        key: fc.constant(key),
        kind: fc.constantFrom(...FIELD_KINDS),
        isRequired: fc.boolean(),
        showIf: at === 0 ? fc.constant(null) : fc.option(anyCondition(at)),
      }),
    ),
  )
  .chain((fields) =>
    fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }).map((cuts) => {
      const whole = fields.map((one): FormField => ({ label: '', help: '', min: null, max: null, choices, ...one }))
      const ends = [...new Set([...cuts, whole.length])].sort((one, other) => one - other)
      const pages = ends.map((end, at) => ({ title: '', fields: whole.slice(ends[at - 1] ?? 0, end) }))
      return { pages }
    }),
  )

function anyCondition(at: number) {
  return fc.record({
    field: fc.constantFrom(...KEYS.slice(0, at)),
    values: fc.uniqueArray(fc.constantFrom('x', 'y', 'yes'), { minLength: 1 }),
  })
}

const anyAnswer = fc.oneof(
  fc.constantFrom('x', 'y', 'z', 'yes', '', 'on', '12', '2027-01-01', 'a@example.com'),
  fc.string(),
  fc.boolean(),
  fc.array(fc.constantFrom('x', 'y', 'w'), { maxLength: 4 }),
)
const anyAnswers = fc.dictionary(fc.constantFrom(...KEYS), anyAnswer)
const today = '2026-11-16'

test('what is not asked is neither required nor kept, whatever was sent for it', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const asked = new Set(askedFields({ form, answers }).map(({ field }) => field.key))
      const { answers: kept, problems } = readFormAnswers({ form, answers, files: null, today })
      for (const key of KEYS.filter((one) => !asked.has(one))) {
        expect(kept.map(({ field }) => field.key)).not.toContain(key)
        expect(problems).not.toHaveProperty([`answers.${key}`])
      }
      const without = Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key)))
      expect(readFormAnswers({ form, answers: without, files: null, today })).toEqual({ answers: kept, problems })
    }),
  )
})

test('the order in which answers are sent changes nothing', () => {
  const anyOrder = anyAnswers.chain((answers) =>
    fc.tuple(
      fc.constant(answers),
      fc.shuffledSubarray(Object.entries(answers), { minLength: Object.keys(answers).length }),
    ),
  )
  fc.assert(
    fc.property(anyForm, anyOrder, (form, [answers, shuffled]) => {
      const other = Object.fromEntries(shuffled)
      const one = readFormAnswers({ form, answers, files: null, today })
      expect(readFormAnswers({ form, answers: other, files: null, today })).toEqual(one)
    }),
  )
})

test('what was kept, sent again, is kept the same', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const { answers: kept } = readFormAnswers({ form, answers, files: null, today })
      const again = Object.fromEntries(
        kept.map(({ field, values }) => [field.key, field.kind === 'CHOICES' ? [...values] : (values[0] ?? '')]),
      )
      expect(readFormAnswers({ form, answers: again, files: null, today }).answers).toEqual(kept)
    }),
  )
})
