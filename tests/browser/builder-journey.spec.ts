import { expect, type Page } from '@playwright/test'
import { photograph } from '#tests/support/test-media.ts'
import { fr as words } from '#words/office/desk/fr.ts'
import { fr as look } from '#words/office/look/fr.ts'
import { fr as media } from '#words/office/media/fr.ts'
import { fr as names } from '#words/office/sections/fr.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { answerInvitation, enterEstate, type NewEstate, openNewEstate } from './new-estate.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } })
// One estate from its first day on: each part finds what those before it have made.
test.describe.configure({ mode: 'serial' })

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const made: { estate: NewEstate | null; path: string } = { estate: null, path: '' }

function here(): NewEstate {
  if (!made.estate) throw new Error('The estate is not open yet')
  return made.estate
}

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${words.desk.frame}"]`)
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: words.state.saved })).toBeVisible()
const properties = (page: Page) => page.getByRole('region', { name: words.desk.properties })

const titleField = (page: Page) => properties(page).getByRole('textbox', { name: names.fields.title, exact: true })

async function chooseSection(page: Page, kind: string): Promise<void> {
  const sections = page.getByRole('region', { name: words.desk.sections })
  await sections.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
}

/** What everybody gets of a page, asked from the office: only the browser knows where the estate is. */
const shown = (page: Page, path: string) =>
  page.evaluate(async (of) => {
    const answer = await fetch(of, { credentials: 'omit' })
    return { status: answer.status, html: await answer.text() }
  }, path)

async function openDesk(page: Page): Promise<void> {
  await page.goto(at(here().host, made.path))
  await expect(frameOf(page).locator('[data-part]').first()).toBeVisible()
}

/** Pictures of the phone, into the library. */
async function bringPictures(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(at(here().host, '/admin/media'))
  const files = page.locator('input[type=file][multiple]')
  await expect(files).toBeAttached()
  const buffer = await photograph(2000, 1200)
  await files.setInputFiles(names.map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })))
  for (const name of names) await expect(page.getByRole('button', { name })).toBeVisible()
}

test('on a phone: a home page from a template, with pictures of the phone', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize(PHONE)
  made.estate = await openNewEstate()
  const { host, invitation } = here()
  await answerInvitation(page, { host, link: invitation, person: ['Camille', 'Vernon'] })
  await bringPictures(page, ['vignes'])
  await page.goto(at(host, '/admin/pages'))
  await page.getByRole('link', { name: words.pages.add }).click()
  await page.getByLabel(words.create.name).fill('Bienvenue')
  await page.getByLabel(words.create.nameEnglish).fill('Welcome')
  await page.getByRole('radio', { name: new RegExp(`^${words.create.templates.home}`) }).click()
  await page.getByRole('button', { name: words.create.make }).click()
  await expect(page).toHaveURL(/\/pages\/\d+$/)
  made.path = new URL(page.url()).pathname
  await page.getByRole('tab', { name: words.desk.sections }).click()
  await page.getByRole('button', { name: new RegExp(`^${names.kinds.hero.name}`) }).click()
  await page.getByRole('tab', { name: words.desk.properties }).click()
  await page.getByLabel(media.alt).first().fill('Nos vignes au matin')
  await saved(page)
  await page.getByRole('tab', { name: words.desk.page, exact: true }).click()
  await expect(frameOf(page).getByAltText('Nos vignes au matin').first()).toBeVisible()
})

test(
  'it is translated, shown to somebody by a link on a phone, and planned',
  ANY_WIDTH,
  async ({ browser, context, page }) => {
    await page.setViewportSize(DESK)
    await enterEstate(context, here())
    await openDesk(page)
    await page.getByRole('button', { name: /^EN/ }).click()
    await expect(frameOf(page).locator('html[lang^="en"] [data-part]').first()).toBeVisible()
    await chooseSection(page, names.kinds.hero.name)
    await titleField(page).fill('Where the vines meet the river')
    await properties(page).getByLabel(media.alt).first().fill('Our vines in the morning')
    await expect(frameOf(page).getByText('Where the vines meet the river')).toBeVisible()
    await saved(page)

    await page.getByRole('button', { name: words.preview.open }).click()
    const sharing = page.getByRole('dialog', { name: words.preview.title })
    await sharing.getByRole('button', { name: words.preview.make }).click()
    const link = new URL(await sharing.getByLabel(words.preview.link).inputValue()).pathname
    await page.keyboard.press('Escape')
    const phone = await (await browser.newContext({ locale: 'fr-FR', viewport: PHONE })).newPage()
    await phone.goto(at(here().host, `/en${link}`))
    await expect(phone.getByText('Where the vines meet the river').first()).toBeVisible()
    await phone.context().close()

    await page.getByRole('button', { name: words.publish.open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.publish.title })
    await dialog.getByLabel(words.publish.at).fill('2030-06-01T08:00')
    await dialog.getByRole('button', { name: words.publish.later }).click()
    await expect(dialog).toBeHidden()
    expect((await shown(page, '/bienvenue')).status).toBe(404)
    await page.getByRole('button', { name: words.publish.open, exact: true }).click()
    await expect(dialog.getByText(/2030/).first()).toBeVisible()
    await dialog.getByRole('button', { name: words.publish.cancelPlan }).click()
    await expect(dialog).toBeHidden()
  },
)

async function publish(page: Page): Promise<void> {
  await saved(page)
  await page.getByRole('button', { name: words.publish.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.publish.title })
  await dialog.getByRole('button', { name: words.publish.now }).click()
  await expect(dialog).toBeHidden()
}

test('it is seen by everybody, and an older version is brought back', ANY_WIDTH, async ({ context, page }) => {
  await page.setViewportSize(DESK)
  await enterEstate(context, here())
  await openDesk(page)
  await page.getByRole('button', { name: /^FR/ }).click()
  for (const said of ['Entre vigne et rivière', 'Une autre idée']) {
    await chooseSection(page, names.kinds.hero.name)
    await titleField(page).fill(said)
    await expect(frameOf(page).getByText(said)).toBeVisible()
    await publish(page)
    expect((await shown(page, '/bienvenue')).html).toContain(said)
  }
  await page.getByRole('button', { name: words.versions.open }).click()
  const versions = page.getByRole('dialog', { name: words.versions.title })
  await versions.getByRole('button', { name: words.versions.compare }).nth(1).click()
  await expect(
    versions.frameLocator(`iframe[title="${words.versions.old}"]`).getByText('Entre vigne et rivière'),
  ).toBeVisible()
  await expect(versions.frameLocator(`iframe[title="${words.versions.now}"]`).getByText('Une autre idée')).toBeVisible()
  await versions.getByRole('button', { name: words.versions.restore }).nth(1).click()
  await expect(frameOf(page).getByText('Entre vigne et rivière')).toBeVisible()
  await publish(page)
  expect((await shown(page, '/bienvenue')).html).toContain('Entre vigne et rivière')
  expect((await shown(page, '/en/welcome')).html).toContain('Where the vines meet the river')
})

test('the whole look follows the label of a bottle', ANY_WIDTH, async ({ context, page }) => {
  await page.setViewportSize(DESK)
  await enterEstate(context, here())
  await page.goto(at(here().host, '/admin/look'))
  const colour = async () => /--color-primary:(#\w+)/.exec((await shown(page, '/')).html)?.[1]
  const before = await colour()
  await page.getByRole('tab', { name: look.tabs.label }).click()
  await page.getByRole('button', { name: look.labelPick }).click()
  const dialog = page.getByRole('dialog', { name: media.choosePicture })
  await dialog
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'etiquette.jpg', mimeType: 'image/jpeg', buffer: await photograph(900, 1200) })
  const take = dialog.getByRole('button', { name: media.choose, exact: true })
  await expect(take).toBeEnabled()
  await take.click()
  await page.getByRole('button', { name: new RegExp(look.palettes.PAPER) }).click()
  await expect(page.getByText(look.status.saved)).toBeVisible()
  await page.getByRole('button', { name: look.publish, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: look.publish, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(colour).not.toBe(before)
})
