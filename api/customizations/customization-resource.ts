import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { type CustomizationFields, customizations } from '#contract/customizations/customization-resource.ts'
import { findParentStep } from '#db/queries/customizations/parent-step.ts'
import { customizationStore } from '#db/resources/customizations.ts'

export const customizationResource: OfferedResource = {
  definition: customizations,
  store: customizationStore,
  async check({ before, fields }, { db }) {
    // The contract has checked what is given, and what was there has passed it before.
    const typed = fields as CustomizationFields
    const locale = await mainLocale(db)
    const problems: Record<string, Problem> = {}
    if (before && before.fields.productId !== typed.productId) problems.productId = { problem: 'invalid' }
    if (!typed.texts[locale]) problems[`texts.${locale}`] = { problem: 'required' }
    const isSimple = typed.type === 'SIMPLE'
    if (isSimple !== (typed.inputType !== null)) problems.inputType = { problem: isSimple ? 'required' : 'invalid' }
    if (isSimple && typed.formId !== null) problems.formId = { problem: 'invalid' }
    if (typed.parentId !== null) {
      const parent = await findParentStep(db, typed.parentId)
      const fits = isSimple && parent?.type === 'DYNAMIC_FORM' && parent.product_id === typed.productId
      if (!fits) problems.parentId = { problem: 'not-there' }
    }
    for (const [at, { costType, amount }] of typed.values.entries()) {
      if ((costType === 'NONE') !== (amount === 0)) problems[`values.${at}.amount`] = { problem: 'invalid' }
    }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
