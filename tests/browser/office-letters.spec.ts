import { expect, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as business } from '#words/office/business/fr.ts'
import { fr as words } from '#words/office/letters/fr.ts'
import { fr as screens } from '#words/office/screens/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { heardRefusals, OFFICE_HOST, openOffice, saveButton, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

async function inDatabase<Made>(make: (db: Awaited<ReturnType<typeof connectToServer>>) => Promise<Made>) {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  return make(db).finally(() => db.end())
}

const own = () => crypto.randomUUID().slice(0, 8)

/** A customer with an order; answers the id. */
function haveCustomer({ email, lastname, isProven }: { email: string; lastname: string; isProven: boolean }) {
  return inDatabase(async (db) => {
    const { rows } = await db.query(
      `insert into estate.users (site_id, email, role, firstname, lastname, phone, email_confirmed_at)
       values (1, $1, 'CUSTOMER', 'Lise', $2, $3, case when $4 then now() end) returning id`,
      [email, lastname, `+336${lastname.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`, isProven],
    )
    const id = rows[0].id as number
    await insertOrder(db, { userId: id, email, status: 'DELIVERED' })
    return id
  })
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
}

test(
  'an estate writes a mail in its own words, sees it, tries it and takes them back',
  ANY_WIDTH,
  async ({ context, page }) => {
    const refusals = heardRefusals(page)
    await signInToOffice(context)
    await openOffice(page, '/letters')
    await expect(page.getByText(words.because.security).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.kinds.STOCK_BACK }).click()
    const opening = page.getByLabel(words.slots.opening, { exact: true })
    await opening.fill('Bonne nouvelle : {produit} revient, {prenom} !')
    await saveButton(page).click()
    await expect(page.getByText(/seuls ces mots sont remplacés ici/).first()).toBeVisible()
    await opening.fill('Bonne nouvelle, {produit} revient en cave.')
    const frame = page.frameLocator(`iframe[title="${words.preview}"]`)
    await expect(
      frame.getByRole('paragraph').filter({ hasText: /Bonne nouvelle, Les Aubépines 2021, 75 cl revient/ }),
    ).toBeVisible()
    await page.getByRole('button', { name: words.trial }).click()
    await expect(page.getByText(/Essai envoyé à admin@example.com/)).toBeVisible()
    await saveButton(page).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(saveButton(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.backOf.replace('{slot}', words.slots.opening) }).click()
    await expect(opening).toHaveValue('')
    await saveButton(page).click()
    await expect(saveButton(page)).toBeDisabled()
    expect(refusals).toEqual([])
  },
)

test('two accounts of a customer are made one, and the customer is forgotten after the name is typed', async ({
  context,
  page,
}) => {
  const lastname = `Roy ${own()}`
  const stays = await haveCustomer({ email: `stays-${own()}@example.org`, lastname, isProven: true })
  const email = `goes-${own()}@example.org`
  await haveCustomer({ email, lastname, isProven: false })
  await signInToOffice(context)
  await openOffice(page, `/customers/${stays}`)
  const block = page.getByRole('region', { name: business.merge.title })
  await expect(block).toContainText(business.merge.reasons.phone)
  await block.getByRole('button', { name: business.merge.open }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 commande(s)')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: business.merge.confirm }).click()
  await expect(page.getByText(business.merge.done)).toBeVisible()
  await expect(block).not.toContainText(email)
  await page.getByRole('button', { name: business.customerData.delete }).click()
  const confirm = dialog.getByRole('button', { name: business.customerData.delete })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(`Lise ${lastname}`)
  await expectAccessible(page)
  await confirm.click()
  await expect(page.getByText(business.customerData.deleted)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/customers/)
})

test('who changes a parameter that somebody has changed meanwhile sees both, and chooses', async ({
  context,
  page,
}) => {
  await signInToOffice(context)
  await openOffice(page, '/parameters')
  const field = page.locator('#parameter-BALANCE_PAYMENT_CONDITIONS')
  await expect(field).toBeVisible()
  const { parameters } = (await (await context.request.get(at(OFFICE_HOST, '/api/parameter'))).json()).data
  const parameter = parameters.find(({ type }: { type: string }) => type === 'BALANCE_PAYMENT_CONDITIONS')
  const theirs = `À réception ${own()}`
  const mine = `À trente jours ${own()}`
  await field.fill(mine)
  const changed = await context.request.put(at(OFFICE_HOST, `/api/admin/parameter/${parameter.id}`), {
    headers: { origin: at(OFFICE_HOST, '') },
    data: { value: theirs, seen: parameter.value },
  })
  expect(changed.ok()).toBe(true)
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: app.conflict.title })
  await expect(dialog).toContainText(theirs)
  // What is beside a dialog is hidden from readers, but for the place where notices are told.
  await expect(page.locator('body > div[aria-hidden="true"]').first()).toBeAttached()
  await expect(page.locator('body > slot')).not.toHaveAttribute('aria-hidden', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: app.conflict.save }).click()
  await expect(page.locator('body > slot').getByText(screens.parameters.saved)).toBeVisible()
  await expect(field).toHaveValue(mine)
})
