import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { OfferedResource } from '#api/office/resource.ts'
import { type FormFields, formAnswers, forms } from '#contract/forms/form-resource.ts'
import { formAnswerStore, formStore } from '#db/resources/forms.ts'
import { formProblems } from '#rules/forms/form-problems.ts'

export const formResource: OfferedResource = {
  definition: forms,
  store: formStore,
  /** What is published without an hour is published now. */
  prepare({ before, given }, { now }) {
    const { isPublished, publishedAt } = { ...before?.fields, ...given }
    return isPublished && !publishedAt ? { ...given, publishedAt: now.toISOString() } : given
  },
  async check({ fields }, { db }) {
    // The contract has checked its shape.
    const problems = formProblems((fields as FormFields).definition, await mainLocale(db))
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}

export const formAnswerResource: OfferedResource = { definition: formAnswers, store: formAnswerStore }
