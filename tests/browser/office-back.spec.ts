import { expect } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as words } from '#words/office/business/fr.ts'
import { fr as trash } from '#words/office/trash/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

const headers = { origin: at(OFFICE_HOST, '') }

test('a tag that was removed is brought back from the trash of its list', ANY_WIDTH, async ({ page, context }) => {
  await signInToOffice(context)
  const label = `Rare ${crypto.randomUUID().slice(0, 8)}`
  const slug = label.toLowerCase().replace(' ', '-')
  const path = at(OFFICE_HOST, '/api/admin/tag')
  const made = await context.request.post(path, { headers, data: { slug, texts: { fr: { label } } } })
  const { id } = (await made.json()).data.tag
  await context.request.delete(`${path}/${id}`, { headers, data: { version: 1 } })
  await openOffice(page, '/tags')
  await page.getByRole('button', { name: trash.title }).click()
  const back = page.getByRole('button', { name: fill(trash.restoreNamed, { name: label }) })
  await expect(back).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await back.press('Enter')
  await expect(page.getByText(trash.restored)).toBeVisible()
  await expect(back).toHaveCount(0)
  expect((await context.request.get(`${path}/${id}`)).ok()).toBe(true)
})

test('an order goes to another access point, found by its town', ANY_WIDTH, async ({ page, context }) => {
  const said = words.orders.edit
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const { rows } = await db.query(
    `select id from estate.carriers where site_id = 1 and delivery_type = 'PICKUP' order by id limit 1`,
  )
  const find = (body: object) =>
    context.request.post(at(OFFICE_HOST, '/api/relay/access-points'), { headers, data: body })
  const near = await find({ idCarrier: rows[0].id, postalCode: '37000', city: 'Tours' })
  const [point] = (await near.json()).data.accessPoints
  const columns = { delivery_type: 'PICKUP', carrier_id: rows[0].id, access_point: JSON.stringify(point) }
  const made = await insertOrder(db, { columns: { ...columns, delivery_address: null }, now: new Date() })
  await db.end()
  await signInToOffice(context)
  await openOffice(page, `/orders/${made.id}`)
  await page.getByRole('button', { name: said.relay }).click()
  const dialog = page.getByRole('dialog', { name: said.relay })
  const choices = dialog.getByRole('radiogroup', { name: said.relays }).getByRole('radio')
  await choices.nth(1).check()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: said.save }).click()
  await expect(page.getByText(said.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
