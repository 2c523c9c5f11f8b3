import { createTestApp } from './test-app.ts'
import { addCustomizedProduct, type GivenStep } from './test-customizations.ts'

/** A list, a priced text, and a form of a box to tick and a picture. */
export const CUSTOMIZATION_STEPS: readonly GivenStep[] = [
  {
    input: 'SELECT',
    label: { fr: 'Bois', en: 'Wood' },
    isRequired: true,
    values: [
      { key: 'pine', label: { fr: 'Pin', en: 'Pine' } },
      { key: 'oak', costType: 'EURO', amount: 500, label: { fr: 'Chêne' } },
    ],
  },
  {
    input: 'TEXT',
    label: { fr: 'Gravure', en: 'Engraving' },
    maxLength: 40,
    values: [
      { length: 31, costType: 'EURO', amount: 900 },
      { length: 1, costType: 'EURO', amount: 400 },
      { length: 16, costType: 'EURO', amount: 600 },
    ],
  },
  {
    label: { fr: 'La carte' },
    form: [
      { input: 'CHECKBOX', label: { fr: 'Emballer' }, values: [{ costType: 'EURO', amount: 200 }] },
      { input: 'FILE', label: { fr: 'Photo' }, values: [{ costType: 'PERCENT', amount: 1_000 }] },
    ],
  },
]

/** Site 1 with a product that asks these questions, and short ways to ask for them and their price. */
export async function openCustomizedShop({ priceCents = 3_900, discount = 0 } = {}) {
  const test = await createTestApp()
  const product = await addCustomizedProduct(test.admin, {
    siteId: 1,
    priceCents,
    discount,
    steps: CUSTOMIZATION_STEPS,
  })
  const [wood = 0, words = 0, wrap = 0, photo = 0] = product.questionIds
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ url: `/api${path}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const price = async (
    customizations: unknown,
    { at = product, headers = { userlang: 'en' } }: { at?: typeof product; headers?: Record<string, string> } = {},
  ) => {
    const url = `/api/cart/product/${at.productId}/declination/${at.declinationId}/customize/price`
    const answer = await test.app.inject({ method: 'POST', url, headers, payload: { customizations } })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...test, product, wood, words, wrap, photo, get, price }
}
