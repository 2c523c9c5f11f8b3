import type { OfferedResource } from '#api/office/resource.ts'
import { type ProductFields, products } from '#contract/catalogue/product-resource.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { isProductKept } from '#db/queries/catalogue/kept-goods.ts'
import { productStore } from '#db/resources/products.ts'
import { productProblems } from '#rules/catalogue/product-problems.ts'
import { mainLocale } from './main-locale.ts'

export const productResource: OfferedResource = {
  definition: products,
  store: productStore,
  async check({ before, given, fields }, { db }) {
    // The contract has checked what is given, and what was there has passed it before.
    const problems = productProblems(fields as ProductFields, await mainLocale(db))
    const isOther = before && given.type !== undefined && given.type !== before.fields.type
    const all = isOther ? { ...problems, type: { problem: 'invalid' } as const } : problems
    return Object.keys(all).length > 0 ? { problems: all } : null
  },
  async checkRemoval({ id }, { db }) {
    return (await isProductKept(db, id)) ? { refusal: 'stock-left' } : null
  },
  async afterwards({ after }, { db, principal }) {
    const { showAt, hideAt } = after.fields as ProductFields
    const moments = [showAt, hideAt].flatMap((moment) => (moment ? [new Date(moment).getTime()] : []))
    if (moments.length === 0) return
    const askedBy = principal?.id ?? null
    const dueAt = new Date(Math.min(...moments))
    await scheduleWork(db, { kind: 'PRODUCT_TIME', subject: String(after.id), dueAt, askedBy })
  },
}
