import { expect, type Locator, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { fr as account } from '#words/accounts/fr.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as business } from '#words/office/business/fr.ts'
import { fr as catalogue } from '#words/office/catalogue/fr.ts'
import { fr as guests } from '#words/office/guests/fr.ts'
import { fr as things } from '#words/office/resources/fr.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { reach, writeByKeys } from './keyboard.ts'
import { ADMIN, OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { boughtOrder } from './office-things.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })

const { orders } = business
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** Somebody's question, and a wine with a bottle of its own. */
async function haveDay(): Promise<{ asker: string; wine: string }> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const mark = crypto.randomUUID().slice(0, 8)
  const [asker, wine] = [`Odile ${mark}`, `Ronde ${mark}`]
  await db.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
     values (1, 'Odile', $1, 'odile@example.org', 'Ouvrez-vous dimanche ?', 'fr')`,
    [mark],
  )
  await db.query(
    `with made as (insert into estate.products (site_id, type, kind, price_cents) values (1, 'WINE', 'STILL', 1000) returning id),
       named as (insert into estate.product_texts (site_id, product_id, locale, name, slug) select 1, id, 'fr', $1, $2 from made)
     insert into estate.declinations (site_id, product_id, reference) select 1, id, $2 from made`,
    [wine, `ronde-${mark}`],
  )
  await db.end()
  return { asker, wine }
}

/** Something has the focus, and whoever looks can tell what: a ring around it or around what holds it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      if (!focused || focused === document.body) return 'nothing has the focus'
      const rings = [focused, focused.parentElement, focused.closest('.MuiInputBase-root, .MuiButtonBase-root')]
      const isRinged = rings.some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        const isMarked = one.matches('.Mui-focusVisible, .Mui-focused, .cm-focused')
        return isMarked || boxShadow !== 'none' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
      })
      const isText = focused.matches('h1, h2, main, [role=dialog], .MuiDialog-container')
      return isRinged || isText ? 'seen' : `not seen on ${focused.outerHTML.slice(0, 160)}`
    })
  await expect.poll(seen).toBe('seen')
}

async function press(target: Locator): Promise<void> {
  await reach(target)
  await expectFocusSeen(target.page())
  await target.page().keyboard.press('Enter')
}

/** From anywhere to a screen or a thing by the one field. */
async function goBySearch(page: Page, { text, option }: { text: string; option: string | RegExp }): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: app.search.title })
  await expect(field).toBeFocused()
  await page.keyboard.insertText(text)
  const found = page.getByRole('option', { name: option }).first()
  await expect(found).toBeVisible()
  // It is seen a moment before it is the one that Enter takes.
  await expect(field).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
}

/** Through the door, and past the menu by the first link of the page. */
async function comeIn(page: Page): Promise<void> {
  await page.goto(at(OFFICE_HOST, '/admin'))
  await writeByKeys(page.getByLabel(account.login.email).first(), ADMIN.email)
  await writeByKeys(page.getByLabel(account.login.password, { exact: true }).first(), ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin/)
  await expect(heading(page, /./)).toBeVisible()
  await press(page.getByRole('link', { name: app.toContent }))
  await expect(page.locator('main')).toBeFocused()
}

async function shipOrder(page: Page, orderId: number): Promise<void> {
  const reference = `C-${String(orderId).padStart(6, '0')}`
  await goBySearch(page, { text: reference, option: new RegExp(reference) })
  await expect(heading(page, new RegExp(reference))).toBeFocused()
  await press(page.getByRole('button', { name: orders.acts.IN_PREPARATION, exact: true }))
  await told(page, orders.done.IN_PREPARATION)
  await expect(page.getByRole('button', { name: orders.acts.SHIPPED, exact: true }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(orders.trackingNumber)).toBeFocused()
  await page.keyboard.type('XY123456789FR')
  await page.keyboard.press('Enter')
  await told(page, orders.done.SHIPPED)
  await expectFocusSeen(page)
}

async function refundBottle(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: orders.refund, exact: true }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('combobox').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox').first()).toHaveText(/^1 /)
  await writeByKeys(dialog.getByLabel(orders.reason), 'Une bouteille cassée')
  await press(dialog.getByRole('button', { name: orders.refund, exact: true }))
  await told(page, orders.refundAsked)
  await expect(dialog).toBeHidden()
  await expectFocusSeen(page)
}

async function changePrice(page: Page, wine: string): Promise<void> {
  await goBySearch(page, { text: wine, option: new RegExp(wine) })
  const price = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(2)
  await reach(page.getByRole('grid').locator('[tabindex="0"]').first())
  await expectFocusSeen(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(price).toBeFocused()
  await page.keyboard.type('12,5')
  await page.keyboard.press('Enter')
  await expect(price).toContainText('12,50')
  await expectFocusSeen(page)
}

async function countStock(page: Page, wine: string): Promise<void> {
  await goBySearch(page, { text: 'inventaire', option: catalogue.things.stockCount.title })
  await writeByKeys(page.getByLabel(catalogue.stock.find), wine)
  await press(page.getByRole('button', { name: new RegExp(wine) }))
  await writeByKeys(page.getByRole('spinbutton'), '22')
  await press(page.getByRole('button', { name: catalogue.stock.bookCount }))
  await told(page, fill(catalogue.stock.countBooked, { n: 1, same: 0 }))
  await expectFocusSeen(page)
}

async function answerMessage(page: Page, asker: string): Promise<void> {
  await goBySearch(page, { text: 'messages', option: things.messages.title })
  await writeByKeys(page.getByLabel(app.list.search, { exact: true }), asker)
  const row = page.getByRole('row').filter({ hasText: asker })
  await expect(row).toHaveCount(1)
  await press(row.getByRole('button').first())
  const panel = page.getByRole('dialog', { name: asker })
  await writeByKeys(panel.getByLabel(guests.mailbox.reply), 'Oui, de dix heures à midi.')
  await press(panel.getByRole('button', { name: guests.mailbox.send }))
  await told(page, guests.mailbox.sent)
  await expectFocusSeen(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expectFocusSeen(page)
}

test(
  'a day without a mouse: signing in, an order shipped and partly refunded, a price, the stock, a message, signing out',
  ANY_WIDTH,
  async ({ page, context }) => {
    const { asker, wine } = await haveDay()
    const orderId = await boughtOrder(context)
    await context.clearCookies()
    await comeIn(page)
    await shipOrder(page, orderId)
    await refundBottle(page)
    await changePrice(page, wine)
    await countStock(page, wine)
    await answerMessage(page, asker)
    await press(page.getByRole('button', { name: 'Étienne Perrin-Lacaze' }))
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: app.signOut })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  },
)

test('Tab leads on from everything in a long form, its lists of choices too', ANY_WIDTH, async ({ page, context }) => {
  await signInToOffice(context)
  await openOffice(page, '/products/1')
  await expect(page.getByRole('grid')).toBeVisible()
  await reach(page.getByRole('link', { name: things.products.title }).last())
  const isElsewhere = () =>
    page.evaluate(() => {
      const here = document.activeElement
      const isNew = !here?.hasAttribute('data-passed')
      here?.setAttribute('data-passed', '')
      return isNew ? 'led on' : `held by ${here?.outerHTML.slice(0, 120)}`
    })
  for (let tabs = 0; tabs < 60; tabs++) {
    expect(await isElsewhere()).toBe('led on')
    await page.keyboard.press('Tab')
  }
})
