import { type Browser, expect, type Page } from '@playwright/test'
import { fr as starts } from '#words/content/page-starts/fr.ts'
import { fr as words } from '#words/office/desk/fr.ts'
import { fr as names } from '#words/office/sections/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { heardRefusals, OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${words.desk.frame}"]`)
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: words.state.saved })).toBeVisible()
const titleField = (page: Page) =>
  page.getByRole('region', { name: words.desk.properties }).getByLabel(names.fields.title, { exact: true })
/** What a page of questions and answers opens with before anybody has typed. */
const TITLE = starts.heads.faq.title
const own = () => `Essai ${crypto.randomUUID().slice(0, 8)}`

/** A new page of questions and answers, on the desk; answers its address. */
async function createPage(page: Page, name: string): Promise<string> {
  await openOffice(page, '/pages')
  await page.getByRole('link', { name: words.pages.add }).click()
  await page.getByLabel(words.create.name).fill(name)
  await page.getByRole('radio', { name: new RegExp(words.create.templates.faq) }).click()
  await page.getByRole('button', { name: words.create.make }).click()
  await expect(frameOf(page).locator('[data-part]')).toHaveCount(3)
  // As wide as there is room for: nothing is made smaller.
  await page.getByRole('button', { name: words.desk.widths.tablet }).click()
  return `/${name.toLowerCase().replaceAll(' ', '-')}`
}

/** Writes the title of the text that the page opens with. */
async function writeTitle(page: Page, said: string): Promise<void> {
  await page
    .getByRole('region', { name: words.desk.sections })
    .getByRole('button', { name: new RegExp(`^${names.kinds.text.name}`) })
    .click()
  await titleField(page).fill(said)
}

/** The same page on the desk of another browser. */
async function openBeside(browser: Browser, url: string) {
  const other = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  await signInToOffice(other)
  const second = await other.newPage()
  await second.goto(url)
  await expect(frameOf(second).locator('[data-part]')).toHaveCount(3)
  return { other, second }
}

const conflictOn = (page: Page) => page.getByRole('dialog', { name: words.conflict.title })
const offline = (page: Page) => expect(page.getByRole('status').filter({ hasText: words.state.offline })).toBeVisible()

async function publish(page: Page): Promise<void> {
  await saved(page)
  await page.getByRole('button', { name: words.publish.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.publish.title })
  // What could be better makes room for itself: the button moves when it comes.
  await expect(dialog.getByText(words.publish.looking)).toBeHidden()
  await dialog.getByRole('button', { name: words.publish.now }).click()
  // It closes when all is done; what was told of an earlier publication may still be there.
  await expect(dialog).toBeHidden()
}

async function shown(page: Page, path: string) {
  const answer = await page.request.get(at(OFFICE_HOST, path))
  return { status: answer.status(), html: await answer.text() }
}

test(
  'a page is made from a template, written on itself, seen by nobody before it is published, and brought back',
  ANY_WIDTH,
  async ({ context, page }) => {
    const refusals = heardRefusals(page)
    await signInToOffice(context)
    const path = await createPage(page, own())
    expect((await shown(page, path)).status).toBe(404)
    await page.getByRole('button', { name: words.desk.add }).click()
    await page.getByLabel(words.desk.search).fill('citation')
    await page.getByRole('dialog').getByRole('button', { name: names.kinds.quote.name }).click()
    // What was just added is in sight, and one goes on writing it.
    await expect(page.getByRole('heading', { name: names.kinds.quote.name, exact: true })).toBeFocused()
    await expect(frameOf(page).locator('[data-part][data-chosen] > *')).toBeInViewport()
    const quote = page.getByLabel(names.ownFields['quote.text'])
    await quote.fill('Une phrase de la maison')
    await expect(frameOf(page).getByText('Une phrase de la maison')).toBeVisible()
    await frameOf(page).getByRole('heading', { name: TITLE }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', tapée sur la page')
    await page.keyboard.press('Escape')
    await expect(titleField(page)).toHaveValue(`${TITLE}, tapée sur la page`)
    await publish(page)
    expect((await shown(page, path)).html).toContain('tapée sur la page')

    await titleField(page).fill('Une autre phrase')
    await publish(page)
    expect((await shown(page, path)).html).toContain('Une autre phrase')
    await page.getByRole('button', { name: words.versions.open }).click()
    const versions = page.getByRole('dialog', { name: words.versions.title })
    await versions.getByRole('button', { name: words.versions.restore }).nth(1).click()
    await expect(page.getByText(words.versions.restored)).toBeVisible()
    await expect(frameOf(page).getByText('tapée sur la page')).toBeVisible()
    expect((await shown(page, path)).html).toContain('Une autre phrase')
    await publish(page)
    expect((await shown(page, path)).html).toContain('tapée sur la page')
    expect(refusals).toEqual([])
  },
)

test(
  'sections are moved, doubled, taken out and brought back by the keyboard alone',
  ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    await createPage(page, own())
    const outline = page.getByRole('region', { name: words.desk.sections })
    const kinds = () => outline.getByRole('listitem').allInnerTexts()
    const order = async () => (await kinds()).map((text) => text.split('\n')[0])
    const start = [names.kinds.text.name, names.kinds.questions.name, names.kinds.contact.name]
    await expect.poll(order).toEqual(start)
    await outline.getByRole('button', { name: new RegExp(`^${names.kinds.questions.name}`) }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(order).toEqual([start[1], start[0], start[2]])
    await page.keyboard.press('Control+d')
    await expect.poll(order).toEqual([start[1], start[1], start[0], start[2]])
    await page.keyboard.press('Delete')
    await expect.poll(order).toEqual([start[1], start[0], start[2]])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(order).toEqual(start)
  },
)

test(
  'two at one page: the second is told what both have changed, and nothing is lost',
  ANY_WIDTH,
  async ({ browser, context, page }) => {
    await signInToOffice(context)
    await createPage(page, own())
    const { second, other } = await openBeside(browser, page.url())
    await writeTitle(page, 'Le titre de la première')
    await saved(page)
    await writeTitle(second, 'Le titre de la seconde')
    const conflict = conflictOn(second)
    await expect(conflict).toBeVisible()
    await conflict.getByRole('button', { name: words.conflict.theirs }).click()
    await conflict.getByRole('button', { name: words.conflict.done }).click()
    await expect(titleField(second)).toHaveValue('Le titre de la première')
    await other.close()
  },
)

test(
  'one without a line while the other publishes and writes on is asked what stays, and asked again after closing',
  ANY_WIDTH,
  async ({ browser, context, page }) => {
    await signInToOffice(context)
    await createPage(page, own())
    await saved(page)
    const { second, other } = await openBeside(browser, page.url())
    await context.setOffline(true)
    await writeTitle(page, 'Écrit sans réseau')
    await offline(page)
    await writeTitle(second, 'Publié entre-temps')
    await publish(second)
    // The number of this draft is the one that the first browser has seen.
    await writeTitle(second, 'Écrit après')
    await saved(second)
    await context.setOffline(false)
    await conflictOn(page).getByRole('button', { name: words.conflict.theirs }).click()
    await conflictOn(page).getByRole('button', { name: words.conflict.done }).click()
    await expect(titleField(page)).toHaveValue('Écrit après')
    await context.setOffline(true)
    await writeTitle(page, 'Gardé dans ce navigateur')
    await offline(page)
    const url = page.url()
    await page.close()
    await context.setOffline(false)
    await writeTitle(second, 'Écrit par une autre')
    await saved(second)
    const again = await context.newPage()
    await again.goto(url)
    await expect(conflictOn(again)).toBeVisible()
    await conflictOn(again).getByRole('button', { name: words.conflict.done }).click()
    await expect(frameOf(again).getByText('Gardé dans ce navigateur')).toBeVisible()
    await other.close()
  },
)

test(
  'what is written without a line is kept, and saved when there is one again',
  ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    await createPage(page, own())
    await saved(page)
    await context.setOffline(true)
    await page.getByLabel(words.desk.pageDescription).fill('Écrit dans la cave, sans réseau')
    await offline(page)
    await context.setOffline(false)
    await saved(page)
    await page.reload()
    await expect(page.getByLabel(words.desk.pageDescription)).toHaveValue('Écrit dans la cave, sans réseau')
  },
)

test('the page stays as it was written when the window changes', ANY_WIDTH, async ({ context, page }) => {
  await signInToOffice(context)
  await createPage(page, own())
  await frameOf(page).getByRole('heading', { name: TITLE }).click()
  await titleField(page).fill('Écrit avant de tourner la tablette')
  await saved(page)
  const written = frameOf(page).getByText('Écrit avant de tourner la tablette')
  await expect(written).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: words.desk.page }).click()
  await expect(written).toBeVisible()
})

test('axe finds nothing on the tree of pages and on the desk', ANY_WIDTH, async ({ context, page }) => {
  await signInToOffice(context)
  await openOffice(page, '/pages')
  await expect(page.getByRole('list', { name: words.pages.tree })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await createPage(page, own())
  expect(await violationsOn(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: words.desk.sections }).click()
  expect(await violationsOn(page)).toEqual([])
})
