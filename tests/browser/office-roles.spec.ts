import { expect, type Page, type Request } from '@playwright/test'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import { en as english } from '#words/office/app/en.ts'
import { fr as words } from '#words/office/app/fr.ts'
import { fr as screens } from '#words/office/screens/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { signInAs } from './office-person.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

interface Heard {
  /** What the server refuses or fails at while somebody only looks around. */
  failures: string[]
  /** How many questions have no answer yet. */
  open: number
}

function listen(page: Page): Heard {
  const heard: Heard = { failures: [], open: 0 }
  const isOurs = (url: string) => url.includes('/api/')
  page.on('request', (request) => {
    if (isOurs(request.url())) heard.open += 1
  })
  const end = (request: Request) => {
    if (isOurs(request.url())) heard.open -= 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('response', (answer) => {
    if (isOurs(answer.url()) && answer.status() >= 400) heard.failures.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('pageerror', (error) => heard.failures.push(String(error)))
  return heard
}

const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })

/** Every entry of the menu but the first, which one is at; what is folded is opened. */
async function menuEntries(page: Page, name = words.menu): Promise<{ path: string; title: string }[]> {
  const folded = menu(page, name).locator('button[aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
  const links = await menu(page, name).getByRole('link').all()
  const entries = links.map(async (link) => ({
    path: (await link.getAttribute('href')) ?? '',
    // What waits to be read is told behind it.
    title: (await link.innerText()).trim().split('\n')[0] ?? '',
  }))
  return (await Promise.all(entries)).slice(1)
}

type Entry = Awaited<ReturnType<typeof menuEntries>>[number]

/** Follows an entry until its page is there, and not the one before, with all that it asks for. */
async function follow(page: Page, { entry: { path, title }, heard }: { entry: Entry; heard: Heard }): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).click()
  await expect(page.locator('h1')).toHaveText(title)
  await settle(page, heard)
}

async function settle(page: Page, heard: Heard): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => heard.open).toBe(0)
}

/** Opens the first of a list where there is one, as anybody would: a page, or a panel over the list. */
async function openFirst(page: Page, heard: Heard): Promise<boolean> {
  const first = page.getByRole('row').nth(1).getByRole('cell').locator('a, button').first()
  if ((await first.count()) === 0) return false
  await first.click()
  await settle(page, heard)
  return true
}

const CLOSED: Readonly<Record<Exclude<OfficeRole, 'OWNER'>, string>> = {
  SHOP: '/accounting',
  EDITOR: '/orders',
  ACCOUNTANT: '/customers',
}

for (const role of ['SHOP', 'EDITOR', 'ACCOUNTANT'] as const) {
  test(`${role} opens every entry of the menu and is refused nothing there`, ANY_WIDTH, async ({ page, context }) => {
    // Thirty screens one after the other.
    test.slow()
    await signInAs(context, role)
    const heard = listen(page)
    await openOffice(page, '/')
    for (const entry of await menuEntries(page)) {
      await follow(page, { entry, heard })
      expect([entry.path, heard.failures]).toEqual([entry.path, []])
      // What a shop sees is what its owner sees, which other journeys open and judge.
      if (role === 'SHOP') continue
      expect([entry.path, await violationsOn(page, 'main')]).toEqual([entry.path, []])
      if (await openFirst(page, heard))
        expect([`${entry.path}, its first`, heard.failures]).toEqual([`${entry.path}, its first`, []])
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.goto(at(OFFICE_HOST, `/admin${CLOSED[role]}`))
    await expect(page.getByRole('heading', { level: 1, name: words.faults.denied })).toBeVisible()
    expect(heard.failures).toEqual([])
  })
}

test('whoever may only read finds a wine locked, with nothing to press', ANY_WIDTH, async ({ page, context }) => {
  await signInAs(context, 'EDITOR')
  await openOffice(page, '/products/1')
  await expect(page.getByText(words.form.readOnly)).toBeVisible()
  await expect(page.getByRole('button', { name: words.form.save })).toHaveCount(0)
  await expect(page.getByRole('link', { name: screens.catalogue.products.addDeclination })).toHaveCount(0)
  await expect(page.getByRole('spinbutton').first()).toBeDisabled()
})

/** What is wider than the window, or than the button that it stands in. */
async function cutThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, main a, main label')]
    const cut = buttons.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 2)
    return [...wide, ...cut.map(({ textContent }) => textContent ?? '')]
  })
}

test('every screen fits a small desk in English, and nothing on it is cut', ANY_WIDTH, async ({ page, context }) => {
  test.slow()
  await page.setViewportSize({ width: 1024, height: 768 })
  await signInToOffice(context)
  const heard = listen(page)
  await openOffice(page, '/?lang=en')
  for (const entry of await menuEntries(page, english.menu)) {
    await follow(page, { entry, heard })
    const { path } = entry
    expect([path, await cutThings(page)]).toEqual([path, []])
  }
})
