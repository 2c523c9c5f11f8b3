import { expect } from '@playwright/test'
import { fr as words } from '#words/office/app/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './journey-test.ts'
import { heardRefusals, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

const SCREENS = [
  '/',
  '/carriers',
  '/carriers/1',
  '/returns',
  '/giftCards',
  '/mails',
  '/reviews',
  '/privacyRequests',
  '/parameters',
  '/products/17',
  '/discountCodes/1',
  '/collectionPlaces/5',
  '/customizations/1',
  '/services/1',
  '/forms/1',
  '/agenda',
  '/letters',
  '/imports',
  '/quotes',
] as const

test.use({ locale: 'fr-FR' })

test('axe and the page’s policy find nothing wrong on any screen', async ({ page, context }) => {
  const refusals = heardRefusals(page)
  await signInToOffice(context)
  for (const path of SCREENS) {
    await openOffice(page, path)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect([path, await violationsOn(page)]).toEqual([path, []])
  }
  expect(refusals).toEqual([])
})

test(
  'everything is found from one field by keyboard, and the language is remembered',
  ANY_WIDTH,
  async ({ page, context }) => {
    await signInToOffice(context)
    await openOffice(page, '/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: words.search.title })).toBeFocused()
    await page.keyboard.type('point relais')
    await expect(page.getByRole('option', { name: 'Point relais' })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Point relais' })).toBeVisible()

    await page.getByRole('button', { name: 'Étienne Perrin-Lacaze' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Zones and prices' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Zones and prices' })).toBeVisible()
    await page.getByRole('button', { name: 'Étienne Perrin-Lacaze' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('RaStore')))).toEqual([])
  },
)
