import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { fr as words } from '#words/office/app/fr.ts'
import { at } from './estates.ts'

export const ADMIN = { email: 'admin@example.com', password: DEMO_PASSWORD }

export const OFFICE_HOST = 'localhost'

/** Signs this browser in as the estate's administrator, without going through the door. */
export async function signInToOffice(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(at(OFFICE_HOST, '/api/login'), {
    headers: { origin: at(OFFICE_HOST, '') },
    data: ADMIN,
  })
  expect(answer.ok()).toBe(true)
}

export async function openOffice(page: Page, path: string): Promise<void> {
  await page.goto(at(OFFICE_HOST, `/admin${path}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** An entry of the menu; the subjects that are folded are opened first. */
export async function menuEntry(page: Page, title: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: words.menu, exact: true })
  const folded = menu.locator('button[aria-expanded=false]')
  await expect(menu.getByRole('link').first()).toBeVisible()
  while ((await folded.count()) > 0) await folded.first().click()
  return menu.getByRole('link', { name: title })
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: words.form.save, exact: true })
}

/** What stands in the way of styles or scripts of ours is told in the console. */
export function heardRefusals(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|violates/.test(message.text())) heard.push(message.text())
  })
  return heard
}
