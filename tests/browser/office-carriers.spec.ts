import { expect } from '@playwright/test'
import { fr as problems } from '#words/basics/problems/fr.ts'
import { fr as words } from '#words/office/app/fr.ts'
import { fr as resources } from '#words/office/resources/fr.ts'
import { fr as screens } from '#words/office/screens/fr.ts'
import { loginForm, signIn } from './customer.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { ADMIN, OFFICE_HOST, openOffice, saveButton, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'
import { createVisitor } from './visitor.ts'

const { fields } = resources.carriers
const newName = () => `Coursier ${crypto.randomUUID().slice(0, 8)}`

test.use({ locale: 'fr-FR' })

test('whoever works there signs in at the site’s door and adds a carrier; what is wrong is said at its field', async ({
  page,
}) => {
  const visitor = createVisitor(page, { locale: 'fr', way: 'mouse' })
  const name = newName()
  await page.goto(at(OFFICE_HOST, '/admin/carriers/create'))
  await expect(loginForm(visitor)).toBeVisible()
  await signIn(visitor, ADMIN)
  await expect(page).toHaveURL(at(OFFICE_HOST, '/admin/carriers/create'))

  // Nobody who buys meanwhile is to find it.
  await page.getByRole('switch', { name: fields.isValid }).click()
  const french = page.getByRole('group', { name: words.form.languages.fr, exact: true })
  await french.getByLabel(fields.delay).fill('Sous deux jours')
  await page.getByLabel(fields.mostDays).fill('400')
  await saveButton(page).click()
  await expect(page.getByLabel(fields.deliveryType)).toHaveAccessibleDescription(problems.required())
  await expect(page.getByLabel(fields.mostDays)).toHaveAccessibleDescription(
    problems['too-big']({ limit: 60, choices: '' }),
  )
  await expect(french.getByLabel(fields.name)).toHaveAccessibleDescription(problems.required())

  await page.getByLabel(fields.deliveryType).click()
  await page.getByRole('option', { name: screens.things.carriers.choices.deliveryType.PICKUP }).click()
  await page.getByLabel(fields.leastDays).fill('1')
  await page.getByLabel(fields.mostDays).fill('4')
  await french.getByLabel(fields.name).fill(name)
  await page.getByRole('button', { name: screens.zones.add }).click()
  await page.getByRole('button', { name: screens.zones.addBand }).click()
  await page.getByLabel(fields.upTo).fill('6')
  await page.getByRole('spinbutton', { name: fields.price, exact: true }).fill('12.9')
  // Only the server knows that a relay must be named.
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel(fields.relayProvider)).toHaveAccessibleDescription(problems.invalid())
  await expect(french.getByLabel(fields.name)).toHaveValue(name)

  await page.getByLabel(fields.deliveryType).click()
  await page.getByRole('option', { name: screens.things.carriers.choices.deliveryType.DELIVERY }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/carriers\/\d+$/)
  await page.getByRole('link', { name: resources.carriers.title }).first().click()
  await page.getByLabel(words.list.search, { exact: true }).fill(name)
  await expect(page).toHaveURL(/filter=.*Coursier/)
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel(words.list.search, { exact: true })).toHaveValue(name)
})

test(
  'two who change one carrier: the second is told what the first has changed, and loses nothing',
  ANY_WIDTH,
  async ({ browser }) => {
    const name = newName()
    const [first, second] = await Promise.all([
      browser.newContext({ locale: 'fr-FR' }),
      browser.newContext({ locale: 'fr-FR' }),
    ])
    await Promise.all([signInToOffice(first), signInToOffice(second)])
    const body = {
      deliveryType: 'DELIVERY',
      isValid: false,
      leastDays: 1,
      mostDays: 3,
      texts: { fr: { name, delay: 'Deux jours' } },
    }
    const made = await first.request.post(at(OFFICE_HOST, '/api/admin/carrier'), {
      headers: { origin: at(OFFICE_HOST, '') },
      data: body,
    })
    const { id } = (await made.json()).data.carrier
    const [one, other] = [await first.newPage(), await second.newPage()]
    for (const page of [one, other]) await openOffice(page, `/carriers/${id}`)

    await one.getByLabel(fields.mostDays).fill('5')
    await one
      .getByRole('group', { name: words.form.languages.fr, exact: true })
      .getByLabel(fields.delay)
      .fill('Cinq jours')
    await saveButton(one).click()
    await expect(one.getByText(words.form.saved, { exact: true })).toBeVisible()

    await other.getByLabel(fields.mostDays).fill('7')
    await other.getByLabel(fields.leastDays).fill('2')
    await saveButton(other).click()
    const dialog = other.getByRole('dialog', { name: words.conflict.title })
    const days = dialog.getByRole('radiogroup', { name: fields.mostDays })
    await expect(days.getByRole('radio', { name: `${words.conflict.theirs} : 5` })).not.toBeChecked()
    await expect(days.getByRole('radio', { name: `${words.conflict.mine} : 7` })).toBeChecked()
    await expect(dialog.getByRole('radiogroup')).toHaveCount(2)
    await dialog.getByRole('button', { name: words.conflict.save }).click()
    await expect(other.getByText(words.form.saved, { exact: true })).toBeVisible()
    await expect(other.getByText(words.form.unsaved)).toHaveCount(0)
    const saved = await second.request.get(at(OFFICE_HOST, `/api/admin/carrier/${id}`))
    expect((await saved.json()).data.carrier).toMatchObject({
      mostDays: 7,
      leastDays: 2,
      version: 3,
      texts: { fr: { name, delay: 'Cinq jours' } },
    })
    await Promise.all([first.close(), second.close()])
  },
)
