import { expect } from '@playwright/test'
import { fr as contact } from '#words/content/contact/fr.ts'
import { fr as words } from '#words/events/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { mailedLink } from './mailed-link.ts'
import { ANY_WIDTH } from './tags.ts'

const newcomer = () => `lise.${crypto.randomUUID().slice(0, 8)}@example.org`

test('coming to an open day, and giving the place back, needs no script', ANY_WIDTH, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = newcomer()
  await page.goto(at('localhost', '/evenements'), WHEN_READ)
  await page.getByRole('link', { name: 'Portes ouvertes', exact: true }).click()
  await page.getByLabel(words.register.firstname).fill('Lise')
  await page.getByLabel(words.register.lastname, { exact: true }).fill('Martin')
  await page.getByLabel(words.register.email).fill(email)
  await page.getByRole('button', { name: words.register.submit }).click()
  // The tick is missing: everything else is still there.
  await expect(page.getByLabel(words.register.email)).toHaveValue(email)
  await page.getByRole('checkbox', { name: words.register.consent }).check()
  await page.getByRole('button', { name: words.register.submit }).click()
  await expect(page.getByRole('heading', { name: words.register.done })).toBeVisible()
  await page.goto(await mailedLink({ recipient: email, path: '/evenements/inscription/' }), WHEN_READ)
  await expect(page.getByRole('heading', { level: 1, name: words.own.COMING })).toBeVisible()
  await page.getByRole('button', { name: words.own.cancel }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.own.CANCELLED })).toBeVisible()
  await context.close()
})

test('axe finds nothing on the page of an event, nor on one’s own registration', async ({ page }) => {
  const email = newcomer()
  await goAlive(page, { host: 'localhost', path: '/evenements' })
  await page.getByRole('link', { name: 'Portes ouvertes', exact: true }).click()
  await page.getByLabel(words.register.firstname).fill('Lise')
  await page.getByLabel(words.register.lastname, { exact: true }).fill('Martin')
  await page.getByLabel(words.register.email).fill(email)
  await page.getByRole('checkbox', { name: words.register.consent }).check()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.register.submit }).click()
  await expect(page.getByRole('heading', { name: words.register.done })).toBeVisible()
  await page.goto(await mailedLink({ recipient: email, path: '/evenements/inscription/' }), WHEN_READ)
  await expect(page.getByRole('heading', { level: 1, name: words.own.COMING })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('a message with a wrong address is corrected with nothing lost', async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: '/nous-contacter' })
  const readAt = Date.now()
  const { form } = contact
  await page.getByLabel(form.firstname).fill('Lise')
  await page.getByLabel(form.lastname, { exact: true }).fill('Martin')
  await page.getByLabel(form.email).fill('lise')
  await page.getByLabel(form.message, { exact: true }).fill(`Une visite, ${crypto.randomUUID()}`)
  await page.getByRole('button', { name: form.submit }).click()
  const email = page.getByLabel(form.email)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(form.lastname, { exact: true })).toHaveValue('Martin')
  expect(await violationsOn(page)).toEqual([])
  await email.fill(newcomer())
  // A person takes three seconds to write a message; what comes sooner is a machine's.
  await expect.poll(() => Date.now() - readAt).toBeGreaterThan(3_000)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByRole('heading', { name: form.done })).toBeVisible()
})
