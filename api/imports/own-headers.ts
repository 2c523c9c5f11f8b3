import type { ImportField, ImportKind } from '#contract/imports/closed-sets.ts'
import type { KnownHeader } from '#rules/imports/known-headers.ts'
import { plainName } from '#rules/imports/recognise-header.ts'
import { resourceWords } from '#words/office/resources/words.ts'

type Resource = 'declinations' | 'customers'
type FieldsOf = Readonly<Record<string, ImportField>>

/** What an export of ours tells that an import of ours can take. */
const TAKEN: Readonly<Record<Resource, { kind: ImportKind; marks: readonly string[]; fields: FieldsOf }>> = {
  declinations: {
    kind: 'PRODUCTS',
    marks: ['reference', 'ownPrice', 'sellByMultipleOf'],
    fields: {
      id: 'id',
      name: 'name',
      year: 'year',
      format: 'format',
      reference: 'reference',
      gtin: 'gtin',
      price: 'price',
      quantity: 'stock',
      weightGrams: 'weightGrams',
      isValid: 'isValid',
    },
  },
  customers: {
    kind: 'CUSTOMERS',
    marks: ['email', 'turnover', 'lastOrderAt'],
    fields: { name: 'lastname', email: 'email', phone: 'phone' },
  },
}

/** The headers of our own exports, in every language. */
export const OWN_HEADERS: readonly KnownHeader[] = Object.values(resourceWords).flatMap((words) =>
  (Object.keys(TAKEN) as Resource[]).map((resource) => {
    const spoken: Readonly<Record<string, string>> = words[resource].fields
    const { kind, marks, fields } = TAKEN[resource]
    const nameOf = (field: string) => plainName(spoken[field] ?? field)
    return {
      source: 'CUVEE' as const,
      kind,
      marks: marks.map((field) => [nameOf(field)]),
      fields: Object.fromEntries(Object.entries(fields).map(([field, taken]) => [nameOf(field), taken])),
    }
  }),
)
