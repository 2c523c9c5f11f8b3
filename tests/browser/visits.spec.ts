import { expect, type Page } from '@playwright/test'
import { fr as words } from '#words/visits/fr.ts'
import { goAlive, whenAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { ANY_WIDTH } from './tags.ts'

/** On a phone with a keyboard, or a switch that acts as one. */
test.use({ viewport: { width: 390, height: 844 } })

const MOST_STEPS = 60

/** Steps on until the focus is on the element; what the keyboard does not reach fails. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`The keyboard does not reach ${selector}`)
}

async function typeInto(page: Page, { field, text }: { field: string; text: string }): Promise<void> {
  await tabTo(page, `#${field}`)
  await page.keyboard.type(text)
}

test(
  'a visit is booked by the keyboard alone; its own page and the one that moves it are for everybody',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: '/service/visite-des-galeries/1/book' })
    await page.getByRole('link', { name: words.calendar.next }).focus()
    await tabTo(page, 'td a')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words.calendar.hour })).toBeVisible()
    await tabTo(page, 'input[name="idSchedule"]')
    await page.keyboard.press('Space')
    await typeInto(page, { field: 'firstname', text: 'Odile' })
    await typeInto(page, { field: 'lastname', text: 'Vasseur' })
    await typeInto(page, { field: 'email', text: `odile.${crypto.randomUUID().slice(0, 8)}@example.org` })
    await typeInto(page, { field: 'phone', text: '0612345678' })
    await tabTo(page, '#consent')
    await page.keyboard.press('Space')
    expect(await violationsOn(page)).toEqual([])
    await tabTo(page, 'form button[type="submit"]')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.visit.title.BOOKED })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await page.goto(`${page.url().split('?')[0]}/move`)
    await whenAlive(page)
    await page.locator('td a').first().click()
    await expect(page.getByRole('heading', { name: words.calendar.hour })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  },
)
