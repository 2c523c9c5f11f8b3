import { expect } from '@playwright/test'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as words } from '#words/office/written/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { heardRefusals, openOffice, saveButton, signInToOffice } from './office.ts'
import { french, save } from './office-forms.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

const { fields } = words.resources.news

test(
  'news are written in the editor, get their address from their title, and are read on the site',
  ANY_WIDTH,
  async ({ page }) => {
    await signInToOffice(page.context())
    const refused = heardRefusals(page)
    await openOffice(page, '/news/create')
    const mark = crypto.randomUUID().slice(0, 8)
    await french(page).getByRole('textbox', { name: fields.title }).first().fill(`Été ${mark}`)
    await expect(french(page).getByLabel(fields.slug)).toHaveValue(`ete-${mark}`)
    await french(page).getByRole('textbox', { name: fields.content, exact: true }).fill('Le chai est ouvert.')
    await expect(page.getByText(`/actualites/ete-${mark}/0`)).toBeVisible()
    await page.getByLabel(fields.isPublished).check()
    expect(await violationsOn(page)).toEqual([])
    await save(page, app.form.created)
    const seen = page.getByRole('link', { name: words.onSite })
    await expect(seen).toBeVisible()
    await page.goto(at('localhost', (await seen.getAttribute('href')) ?? ''), WHEN_READ)
    await expect(page.getByRole('heading', { level: 1, name: `Été ${mark}` })).toBeVisible()
    await expect(page.getByText('Le chai est ouvert.')).toBeVisible()
    expect(refused).toEqual([])
  },
)

test('an announcement is told in a sentence while it is typed', ANY_WIDTH, async ({ page }) => {
  await signInToOffice(page.context())
  await openOffice(page, '/popups/create')
  await expect(page.getByText(words.popup.linkLater)).toBeVisible()
  await page.getByLabel(words.resources.popups.fields.onKinds).click()
  await page.getByRole('option', { name: words.things.popups.choices.onKinds.HOME }).click()
  await page.getByLabel(words.resources.popups.fields.afterSeconds).fill('20')
  await expect(page.getByText('Elle s’ouvre après 20 s, sur\u00a0: Page d’accueil.')).toBeVisible()
  await expect(saveButton(page)).toBeVisible()
})
