import { expect, type Locator, type Page } from '@playwright/test'
import { fr as app } from '#words/office/app/fr.ts'
import { saveButton } from './office.ts'

export const french = (within: Page | Locator) =>
  within.getByRole('group', { name: app.form.languages.fr, exact: true })

export const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) })

export const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

export async function choose(
  page: Page,
  { field, option }: { field: Locator; option: string | RegExp },
): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Types into a field that finds things, and takes the first. */
export async function find(page: Page, { field, text }: { field: Locator; text: string }): Promise<void> {
  await field.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

export async function save(page: Page, said: string): Promise<void> {
  await saveButton(page).click()
  await told(page, said)
}
