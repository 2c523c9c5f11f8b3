import { expect } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as words } from '#words/office/business/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'
import { boughtOrder } from './office-things.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

const said = words.orders

async function inDatabase<Made>(make: (db: Awaited<ReturnType<typeof connectToServer>>) => Promise<Made>) {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  return make(db).finally(() => db.end())
}

test(
  'a code that is typed into the search finds the order, which is handed over by it',
  ANY_WIDTH,
  async ({ page, context }) => {
    const columns = { delivery_type: 'CLICK_AND_COLLECT', carrier_name: null }
    const { id, code } = await inDatabase(async (db) => {
      const made = await insertOrder(db, { status: 'READY_FOR_PICKUP', columns, now: new Date() })
      const { rows } = await db.query(
        'select hand_over_code as code from estate.orders where site_id = 1 and id = $1',
        [made.id],
      )
      return { id: made.id, code: rows[0].code as string }
    })
    await signInToOffice(context)
    await openOffice(page, '/orders')
    await page.getByLabel(app.list.search).fill(code)
    await page
      .getByRole('link', { name: `C-${String(id).padStart(6, '0')}` })
      .first()
      .click()
    await page.getByRole('button', { name: said.handOver }).click()
    const dialog = page.getByRole('dialog')
    expect(await violationsOn(page, '[role=dialog]')).toEqual([])
    await dialog.getByLabel(said.handOverCode).fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
    await dialog.getByRole('button', { name: said.handOver }).click()
    await expect(page.getByText(said.done.DELIVERED)).toBeVisible()
  },
)

test('an order goes elsewhere, loses two bottles and gets others', async ({ page, context }) => {
  const id = await boughtOrder(page)
  await context.clearCookies()
  await signInToOffice(context)
  await openOffice(page, `/orders/${id}`)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: said.edit.address }).click()
  const street = dialog.getByRole('textbox', { name: said.edit.fields.address, exact: true })
  await street.fill('')
  await dialog.getByRole('button', { name: said.edit.save }).click()
  await expect(street).toHaveAttribute('aria-invalid', 'true')
  await street.fill('3 quai Saint-Symphorien')
  expect(await violationsOn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: said.edit.save }).click()
  await expect(page.getByRole('region', { name: said.delivery })).toContainText('3 quai Saint-Symphorien')

  await page.getByRole('button', { name: said.edit.lines }).click()
  await dialog.getByRole('combobox').first().click()
  await page.getByRole('option', { name: '4', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('à rendre')
  expect(await violationsOn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: said.edit.save }).click()
  await expect(page.getByText(fill(said.refundedPieces, { n: 2 }))).toBeVisible()

  await page.getByRole('button', { name: said.edit.supplement }).click()
  await dialog.getByLabel(words.simulator.add).fill('Aubépines')
  await page
    .getByRole('option', { name: /Aubépines/ })
    .first()
    .click()
  await expect(dialog.getByRole('status')).toContainText('à payer')
  expect(await violationsOn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: said.edit.supplementSave }).click()
  await expect(page.getByRole('region', { name: said.edit.supplements })).toBeVisible()
})

test('labels are chosen for one order, on the paper that there is', ANY_WIDTH, async ({ page, context }) => {
  const { id } = await inDatabase((db) => insertOrder(db, { now: new Date() }))
  await signInToOffice(context)
  await openOffice(page, `/orders/${id}`)
  await page.getByRole('button', { name: said.shippingLabels }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('sans affranchissement')
  expect(await violationsOn(page, '[role=dialog]')).toEqual([])
  await expect(dialog.getByRole('link', { name: said.labels.open })).toHaveAttribute(
    'href',
    `/api/admin/orders/labels?ids=${id}&format=A4_4&parcels=1&first=1`,
  )
})
