import { expect } from '@playwright/test'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as desk } from '#words/office/desk/fr.ts'
import { fr as words } from '#words/office/page-settings/fr.ts'
import { fr as resources } from '#words/office/resources/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { heardRefusals, OFFICE_HOST, openOffice, saveButton, signInToOffice } from './office.ts'

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })

test('a link is put into the menu from its settings, and led to without a script', async ({ context, page }) => {
  const refusals = heardRefusals(page)
  await signInToOffice(context)
  await openOffice(page, '/pages/create')
  const name = `Club ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel(desk.create.name).fill(name)
  await page.getByRole('radio', { name: new RegExp(words.create.link) }).click()
  await page.getByLabel(words.link.address).fill('example.com/club')
  await page.getByLabel(words.link.address).blur()
  await page.getByRole('button', { name: desk.create.make }).click()
  const visible = page.getByRole('switch', { name: resources.pages.fields.isValid })
  await visible.check()
  expect(await violationsOn(page)).toEqual([])
  await saveButton(page).click()
  await expect(page.getByText(app.form.saved, { exact: true })).toBeVisible()
  const answer = await page.request.get(at(OFFICE_HOST, '/'))
  expect(await answer.text()).toMatch(new RegExp(`<a href="https://example\\.com/club"[^>]*>${name}</a>`))
  expect(refusals).toEqual([])
})
