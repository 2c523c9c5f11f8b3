import { expect, type Locator, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { fr as site } from '#words/forms/fr.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as business } from '#words/office/business/fr.ts'
import { fr as words } from '#words/office/guests/fr.ts'
import { fr as things } from '#words/office/resources/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'
import { choose, save } from './office-forms.ts'
import { ANY_WIDTH } from './tags.ts'

// Lists open at once: what is chosen while they still unfold may not be taken.
test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } })

async function enter(page: Page, path: string): Promise<void> {
  await signInToOffice(page.context())
  await openOffice(page, path)
}

/** A message of nobody else's; whom it is from. */
async function haveMessage(): Promise<string> {
  const name = `Ève ${crypto.randomUUID().slice(0, 8)}`
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  await db.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
     values (1, $1, '', 'eve@example.org', 'Ouvrez-vous dimanche ?', 'fr')`,
    [name],
  )
  await db.end()
  return name
}

test('subjects of the menu fold and stay so, and tell what waits to be read', ANY_WIDTH, async ({ page }) => {
  await haveMessage()
  await enter(page, '/pages')
  const menu = page.getByRole('navigation', { name: app.menu, exact: true })
  const group = menu.getByRole('button', { name: new RegExp(`^${app.groups.exchanges}`) })
  const entry = menu.getByRole('link', { name: new RegExp(`^${things.messages.title}`) })
  const unread = (within: Locator) => within.getByRole('img', { name: /non lus?$/ })
  await expect(unread(group)).toBeVisible()
  await expect(entry).toBeHidden()
  await group.click()
  await expect(unread(entry)).toBeVisible()
  await expect(unread(group)).toHaveCount(0)
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await group.click()
  await page.reload()
  await expect(unread(group)).toBeVisible()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

test('a message is read, answered from the mailbox, and waits no more', async ({ page }) => {
  const name = await haveMessage()
  await enter(page, '/messages')
  // Anywhere in its line, not on its name alone.
  await page
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name }) })
    .last()
    .click()
  const panel = page.getByRole('dialog', { name })
  await panel.getByLabel(words.mailbox.reply).fill('Oui, à partir de dix heures.')
  expect(await violationsOn(page)).toEqual([])
  await panel.getByRole('button', { name: words.mailbox.send }).click()
  await expect(page.getByText(words.mailbox.sent)).toBeVisible()
  await enter(page, '/messages')
  await expect(page.getByRole('button', { name })).toHaveCount(0)
  // How much lies in each pile comes a moment later, and may move them.
  await page.getByRole('button', { name: new RegExp(`^${words.mailbox.boxes.ALL} \\d`) }).click()
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog', { name })).toContainText(business.messages.answered)
})

test('a form is written with a question that hangs on another one, and tried', async ({ page }) => {
  await enter(page, '/forms/create')
  const { forms } = words
  const french = (label: string) => page.getByLabel(`${label} (${app.form.languages.fr.toLowerCase()})`)
  await expect(page.getByRole('button', { name: /^Votre nom/ })).toBeVisible()
  await french('Titre').fill('Demande de dégustation')
  const add = page.getByRole('combobox', { name: forms.add })
  await choose(page, { field: add, option: forms.kinds.CONSENT })
  await french('Intitulé').fill('Je viens en groupe')
  await choose(page, { field: add, option: forms.kinds.NUMBER })
  await french('Intitulé').fill('Combien serez-vous')
  await choose(page, { field: page.getByLabel(forms.condition), option: 'Je viens en groupe' })
  await expect(page.getByText(forms.onlyIfTicked.replace('{label}', 'Je viens en groupe'))).toBeVisible()
  const tried = page.frameLocator(`iframe[title="${forms.previewFrame}"]`)
  await expect(tried.getByRole('heading', { level: 1, name: 'Demande de dégustation' })).toBeVisible()
  const tick = tried.getByRole('checkbox', { name: /Je viens en groupe/ })
  await expect(tick).toBeVisible()
  const asked = tried.getByLabel(/Combien serez-vous/)
  await expect(asked).toHaveCount(0)
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(asked).toBeVisible()
  await expect(tick).toBeFocused()
  await tried.getByRole('button', { name: site.send }).click()
  await expect(tried.getByRole('heading', { level: 1, name: site.sent })).toBeVisible()
  await page.getByRole('button', { name: forms.previewAnew }).click()
  await expect(tick).not.toBeChecked()
  expect(await violationsOn(page)).toEqual([])
  await save(page, app.form.created)
})
