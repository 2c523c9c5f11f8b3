import { expect, type Page } from '@playwright/test'
import type { Question } from '#contract/customizations/customizations.ts'
import { customizePath } from '#rules/catalogue/product-address.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { fr as words } from '#words/customizations/fr.ts'
import { goAlive } from './alive.ts'
import { at } from './estates.ts'

export interface GiftBox {
  name: string
  path: string
  price: number
  steps: { label: string; questions: Question[] }[]
}

/** The product of the Loire estate that one makes one’s own, as its own calls tell it. */
export async function findGiftBox(page: Page): Promise<GiftBox> {
  const ask = async (path: string) => (await (await page.request.get(at('localhost', `/api${path}`))).json()).data
  const { products } = await ask('/v2/product?nbItem=100')
  const product = products.find(({ hasCustomizations }: { hasCustomizations: boolean }) => hasCustomizations)
  const [declination] = product.declination
  const { customizations: steps } = await ask(`/product/${product.id}/customization`)
  return { name: product.name, path: customizePath(product, declination.id), price: declination.finalPrice, steps }
}

export async function openGiftBox(page: Page, search = ''): Promise<GiftBox> {
  const box = await findGiftBox(page)
  await goAlive(page, { host: 'localhost', path: box.path + search })
  await expect(page.locator('fieldset:enabled')).toBeVisible()
  return box
}

export const goOn = (page: Page) => page.getByRole('button', { name: words.continue }).click()
export const stepLabel = (n: number, total: number) => words.step.replace('{n}', `${n}`).replace('{total}', `${total}`)
export const money = (amount: number) => formatPrice(amount, 'fr')

/** The step’s heading, which has the focus once one has come there. */
export async function expectStep(page: Page, { label }: { label: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: label })).toBeFocused()
}

/** Chooses the dearest of a list. */
export async function chooseDearest(page: Page, { customizationValues }: Question): Promise<number> {
  const dearest = customizationValues.toSorted((one, other) => other.amount - one.amount)[0]
  await page.getByRole('radio', { name: dearest?.label ?? '' }).check()
  return dearest?.amount ?? 0
}
