import { expect, type Page } from '@playwright/test'
import { getBooks } from '#contract/books/routes.ts'
import { photograph } from '#tests/support/test-media.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as eLabel } from '#words/catalogue/e-label/fr.ts'
import { fr as names } from '#words/catalogue/names/fr.ts'
import { fr as checkout } from '#words/checkout/fr.ts'
import { fr as paymentLink } from '#words/checkout/payment-link/fr.ts'
import { fr as consent } from '#words/consent/fr.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as business } from '#words/office/business/fr.ts'
import { fr as catalogue } from '#words/office/catalogue/fr.ts'
import { fr as entry } from '#words/office/entry/fr.ts'
import { fr as media } from '#words/office/media/fr.ts'
import { fr as things } from '#words/office/resources/fr.ts'
import { fr as screens } from '#words/office/screens/fr.ts'
import { fr as firstPages } from '#words/sites/first-pages/fr.ts'
import { goAlive } from './alive.ts'
import { acceptAndOrder, next, payWith, sayWhere, sayWho } from './checkout-visit.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { mailedPath } from './mailed-link.ts'
import { answerInvitation, enterEstate, type NewEstate, openNewEstate } from './new-estate.ts'
import { menuEntry } from './office.ts'
import { choose, find, french, part, save, told } from './office-forms.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } })
// One estate from its first day on: each part finds what those before it have made.
test.describe.configure({ mode: 'serial' })

const WINES = ['Les Genêts', 'La Combe', 'Grand Clos'] as const
/** Of the older vintage of the first wine; its last digit follows from the others. */
const BARCODE = '3760123452021'
const BUYER = 'marie@example.org'
const BOX = 'Coffret découverte'
const PHONE = { width: 390, height: 844 }
const estate: { now: NewEstate | null } = { now: null }

const product = things.products.fields
const bottle = things.declinations.fields

function here(): NewEstate {
  if (!estate.now) throw new Error('The estate is not open yet')
  return estate.now
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(here().host, `/admin${path}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a new owner answers the invitation and finds an empty office', ANY_WIDTH, async ({ page }) => {
  estate.now = await openNewEstate()
  const { host, invitation } = here()
  await answerInvitation(page, { host, link: invitation, person: ['Camille', 'Vernon'] })
  await expect(
    page.getByRole('heading', { level: 1, name: fill(app.today.greeting, { name: 'Camille' }) }),
  ).toBeVisible()
  await (await menuEntry(page, things.products.title)).click()
  await told(page, app.list.empty)
})

/** What every wine needs before it can be saved. */
async function beginWine(page: Page, { name, price }: { name: string; price: string }): Promise<void> {
  await open(page, '/products')
  await page.getByRole('link', { name: app.list.create }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: things.products.one, exact: false })).toContainText('—')
  await choose(page, { field: page.getByRole('combobox', { name: product.type, exact: true }), option: 'Vin' })
  await choose(page, { field: page.getByLabel(product.kind), option: names.kinds.STILL })
  await french(part(page, catalogue.things.products.sections.texts)).getByLabel(product.name).fill(name)
  await page.getByRole('spinbutton', { name: product.price }).fill(price)
  await page.getByRole('switch', { name: product.isValid }).click()
  for (const year of ['2022', '2023']) await addVintage(page, year)
}

async function addVintage(page: Page, year: string): Promise<void> {
  await page.getByRole('button', { name: catalogue.products.addVintage }).click()
  const card = part(page, catalogue.things.products.sections.vintages)
  await card.getByRole('spinbutton', { name: product.year }).last().fill(year)
  await card.getByRole('spinbutton', { name: product.alcohol }).last().fill('12.5')
}

/** The bottle of each vintage, as the form offers it. */
async function addBottles(page: Page, { mark, barcode = '' }: { mark: string; barcode?: string }): Promise<void> {
  for (const year of ['2023', '2022']) {
    await page.getByRole('link', { name: catalogue.products.addDeclination }).click()
    await expect(page.getByLabel(bottle.vintageId)).toHaveText(year)
    await page.getByLabel(bottle.reference).fill(`${mark}-${year}`)
    if (year === '2022') await page.getByLabel(bottle.gtin).fill(barcode)
    await page.getByRole('spinbutton', { name: bottle.weightGrams }).fill('1300')
    await save(page, app.form.created)
    await page.getByRole('link', { name: catalogue.products.toProduct }).click()
    await expect(page.getByRole('gridcell', { name: `${mark}-${year}` })).toBeVisible()
  }
}

test(
  'three wines of two vintages: texts, a picture with its words, an e-label, bottles',
  ANY_WIDTH,
  async ({ page, context }) => {
    test.slow()
    await enterEstate(context, here())
    const [first, ...others] = WINES
    await beginWine(page, { name: first, price: '12.5' })
    await french(part(page, catalogue.things.products.sections.texts))
      .getByLabel(product.teaser)
      .fill('Un blanc de schiste')
    const picture = { name: 'genets.jpg', mimeType: 'image/jpeg', buffer: await photograph(600, 900) }
    await page.getByRole('button', { name: catalogue.products.upload }).click()
    const picker = page.getByRole('dialog', { name: media.choosePicture })
    await picker.locator('input[type=file][multiple]').setInputFiles(picture)
    // What it shows is said where it is chosen, and comes along.
    await expect(picker.getByText(media.missing.one)).toBeVisible()
    await picker.getByLabel(app.form.languages.fr).fill('Une bouteille de blanc')
    await picker.getByRole('button', { name: media.choose, exact: true }).click()
    const card = page.getByRole('group', { name: fill(catalogue.products.picture, { n: 1 }) })
    await expect(french(card).getByLabel(product.alt)).toHaveValue('Une bouteille de blanc')
    await expect(card.getByRole('button', { name: catalogue.products.isCover })).toBeVisible()
    await page.getByRole('spinbutton', { name: product.energyKcal }).last().fill('78')
    await page.getByRole('spinbutton', { name: product.energyKj }).last().fill('326')
    await find(page, { field: page.getByLabel(product.ingredients).last(), text: eLabel.names.GRAPES })
    await find(page, { field: page.getByLabel(product.allergens).last(), text: eLabel.contains.SULPHITES })
    await save(page, app.form.created)
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await addBottles(page, { mark: 'GEN', barcode: BARCODE })
    for (const [at, name] of others.entries()) {
      await beginWine(page, { name, price: String(15 + at) })
      await save(page, app.form.created)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await addBottles(page, { mark: at === 0 ? 'COM' : 'GRA' })
    }
  },
)

test('a box of the three, and bottles for the cellar', ANY_WIDTH, async ({ page, context }) => {
  await enterEstate(context, here())
  await open(page, '/products/create')
  await choose(page, { field: page.getByRole('combobox', { name: product.type, exact: true }), option: 'Coffret' })
  await choose(page, { field: page.getByLabel(product.kind), option: names.kinds.CASE })
  await french(part(page, catalogue.things.products.sections.texts)).getByLabel(product.name).fill(BOX)
  await page.getByRole('spinbutton', { name: product.price }).fill('42')
  await page.getByRole('switch', { name: product.isValid }).click()
  await save(page, app.form.created)
  await page.getByRole('link', { name: catalogue.products.addDeclination }).click()
  await page.getByLabel(bottle.reference).fill('COF')
  const contents = part(page, catalogue.things.declinations.sections.contents)
  for (const name of WINES) {
    await contents.getByRole('button', { name: catalogue.rows.add }).click()
    await find(page, { field: contents.getByLabel(bottle.declinationId).last(), text: `${name} 2023` })
  }
  await save(page, app.form.created)

  await open(page, '/stockBooking')
  for (const name of WINES) {
    for (const year of ['2023', '2022']) {
      await page.getByLabel(catalogue.stock.find).fill(`${name} ${year}`)
      await page
        .getByRole('button', { name: `${name} ${year}` })
        .first()
        .click()
      await page.getByRole('spinbutton', { name: `${name} ${year}` }).fill('120')
    }
  }
  await page.getByRole('button', { name: catalogue.stock.book }).click()
  await told(page, catalogue.stock.booked)
})

test('a carrier with its bands, and a place to fetch orders', ANY_WIDTH, async ({ page, context }) => {
  await enterEstate(context, here())
  const { fields } = things.carriers
  await open(page, '/carriers/create')
  await choose(page, {
    field: page.getByLabel(fields.deliveryType),
    option: screens.things.carriers.choices.deliveryType.DELIVERY,
  })
  await french(page).getByLabel(fields.name).fill('Coursier de Loire')
  await page.getByLabel(fields.leastDays).fill('1')
  await page.getByLabel(fields.mostDays).fill('3')
  await page.getByRole('button', { name: screens.zones.add }).click()
  for (const [upTo, price] of [
    ['6', '9.9'],
    ['12', '14.5'],
  ] as const) {
    await page.getByRole('button', { name: screens.zones.addBand }).click()
    await page.getByLabel(fields.upTo).last().fill(upTo)
    await page.getByRole('spinbutton', { name: fields.price, exact: true }).last().fill(price)
  }
  await save(page, app.form.created)

  await open(page, '/collectionPlaces/create')
  await choose(page, { field: page.getByLabel(things.collectionPlaces.fields.idAddress), option: here().name })
  const saturday = business.places.weekdays[5]?.toLowerCase() ?? ''
  await page.getByRole('button', { name: fill(business.places.addHoursOn, { day: saturday }) }).click()
  await save(page, app.form.created)
})

test('somebody buys from the public site', ANY_WIDTH, async ({ page }) => {
  const { host } = here()
  await goAlive(page, { host, path: '/' })
  // It brings no tracker, and asks about none.
  await expect(page.getByRole('button', { name: consent.refuseAll })).toHaveCount(0)
  await page.getByRole('link', { name: firstPages.wines.title }).first().click()
  await page.getByRole('link', { name: WINES[0] }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: WINES[0] })).toBeVisible()
  await page.getByRole('textbox', { name: 'Quantité', exact: true }).fill('6')
  await page.getByRole('button', { name: /^Ajouter 6 bouteilles/ }).click()
  await expect(page.getByRole('dialog', { name: 'Dans votre panier' })).toContainText(WINES[0])
  await goAlive(page, { host, path: '/cart/address' })
  await sayWho(page, BUYER)
  await page.getByRole('radio', { name: checkout.address.types.delivery.label }).check()
  await sayWhere(page)
  await next(page, checkout.address.toShipping)
  await page.getByRole('radio', { name: /Coursier de Loire/ }).check()
  await next(page, checkout.shipping.toPayment)
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expect(page).toHaveURL(/\/order\/success/)
})

test(
  'the order is picked, shipped with its number, and a broken bottle paid back',
  ANY_WIDTH,
  async ({ page, context }) => {
    await enterEstate(context, here())
    await open(page, '/')
    const words = business.orders
    await page.getByRole('link', { name: new RegExp(`^1 ?${business.today.counts.toPrepare}`) }).click()
    await page.getByRole('checkbox', { name: app.list.selectAll }).check()
    await page.getByRole('button', { name: words.pickingList }).click()
    const picking = page.getByRole('dialog', { name: words.pickingList })
    await picking.getByRole('checkbox').check()
    await picking.getByRole('button', { name: app.form.close }).click()
    await page.getByRole('link', { name: /^C-/ }).click()
    await page.getByRole('button', { name: words.acts.IN_PREPARATION, exact: true }).click()
    await told(page, words.done.IN_PREPARATION)
    await page.getByRole('button', { name: words.acts.SHIPPED, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.trackingNumber).fill('CL123456789')
    await dialog.getByRole('button', { name: words.acts.SHIPPED, exact: true }).click()
    await expect(page.getByRole('region', { name: words.delivery })).toContainText('CL123456789')

    await page.getByRole('button', { name: words.refund, exact: true }).click()
    await choose(page, { field: dialog.getByRole('combobox').first(), option: /^1 / })
    await dialog.getByLabel(words.reason).fill('Une bouteille cassée')
    await expect(dialog.getByRole('status')).toContainText('12,50')
    await dialog.getByRole('button', { name: words.refund, exact: true }).click()
    await told(page, words.refundAsked)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: words.payments })).toContainText('Une bouteille cassée')
    await expect(page.getByText(business.things.orders.choices.money.PARTLY_REFUNDED).first()).toBeVisible()
  },
)

test('the cellar hand counts by barcode and by name, on a phone', ANY_WIDTH, async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await enterEstate(context, here())
  await open(page, '/stockCount')
  const line = (name: string) => page.getByRole('spinbutton', { name })
  // As a scanner types: all at once, with Enter, before any answer can have come.
  await page.getByLabel(catalogue.stock.find).fill(BARCODE)
  await page.keyboard.press('Enter')
  await expect(line(`${WINES[0]} 2022`)).toBeFocused()
  await line(`${WINES[0]} 2022`).fill('118')
  await told(page, fill(catalogue.stock.difference, { n: '−2' }))
  await page.getByLabel(catalogue.stock.find).fill('Combe 2023')
  await page.getByRole('button', { name: `${WINES[1]} 2023` }).click()
  await line(`${WINES[1]} 2023`).fill('120')
  await told(page, catalogue.stock.same)
  await page.getByRole('button', { name: catalogue.stock.bookCount }).click()
  await told(page, fill(catalogue.stock.countBooked, { n: 1, same: 1 }))
})

test('a price for a date, and a code', ANY_WIDTH, async ({ page, context }) => {
  await enterEstate(context, here())
  await open(page, '/pricing')
  const words = catalogue.pricing
  await page.getByLabel(words.search).fill(WINES[2])
  await page.getByRole('checkbox', { name: new RegExp(`${WINES[2]} 2023`) }).check()
  await page.getByLabel(words.amount).fill('5')
  await page.getByLabel(words.from).fill('2999-01-01T08:00')
  await page.getByRole('button', { name: words.preview }).click()
  await page.getByRole('button', { name: words.plan.one }).click()
  await told(page, words.planned)

  const { fields } = things.discountCodes
  await open(page, '/discountCodes/create')
  await page.getByLabel(fields.code).fill('BIENVENUE')
  await choose(page, {
    field: page.getByLabel(fields.type),
    option: business.things.discountCodes.choices.type.PERCENT,
  })
  await page.getByRole('spinbutton', { name: fields.amount }).fill('10')
  await save(page, app.form.created)
  await expect(page.getByRole('heading', { level: 1, name: 'BIENVENUE' })).toBeVisible()
})

/** What is asked of whoever telephones. */
const CALLER = {
  [entry.customer.firstname]: 'Odile',
  [entry.customer.lastname]: 'Vasseur',
  [entry.customer.email]: 'odile@example.org',
  [entry.customer.phone]: '0612345678',
  [entry.address.address]: '12 rue des Tonneliers',
  [entry.address.postalCode]: '37000',
  [entry.address.city]: 'Tours',
}

test('an order by telephone, paid by its link in another browser', ANY_WIDTH, async ({ page, context, browser }) => {
  await enterEstate(context, here())
  await open(page, '/orders/create')
  const search = page.getByLabel(entry.lines.search)
  await search.fill(`${WINES[1]} 2022`)
  await expect(page.getByRole('option', { name: `${WINES[1]} · 2022` })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('button', { name: entry.delivery.types.DELIVERY }).click()
  for (const [label, text] of Object.entries(CALLER)) await page.getByLabel(label, { exact: true }).fill(text)
  await choose(page, {
    field: page.getByRole('combobox', { name: entry.delivery.carrier }),
    option: /Coursier de Loire/,
  })
  await choose(page, {
    field: page.getByRole('combobox', { name: entry.payment.title }),
    option: entry.payment.means.LINK,
  })
  await page.getByLabel(entry.isAdult).check()
  await page.getByRole('button', { name: entry.save, exact: true }).click()
  const link = await page.getByRole('textbox', { name: entry.done.link }).inputValue()

  const elsewhere = await browser.newContext({ locale: 'fr-FR' })
  const theirs = await elsewhere.newPage()
  await theirs.goto(at(here().host, new URL(link).pathname))
  await theirs.getByRole('checkbox', { name: new RegExp(paymentLink.terms) }).check()
  await theirs.getByRole('button', { name: /^Régler/ }).click()
  await payWith(theirs, 'ok')
  await expect(theirs.getByRole('heading', { level: 1, name: paymentLink.paid.title })).toBeVisible()
  await elsewhere.close()

  await page.getByRole('link', { name: entry.done.open }).click()
  await expect(page.getByText(business.things.orders.choices.money.PAID).first()).toBeVisible()
})

test(
  'the accountant is invited, gets the month, and becomes something else',
  ANY_WIDTH,
  async ({ page, context, browser }) => {
    await enterEstate(context, here())
    await open(page, '/people')
    const words = business.people
    const email = `compta-${crypto.randomUUID().slice(0, 8)}@example.org`
    await page.getByLabel(words.email).fill(email)
    await choose(page, { field: page.getByLabel(words.role, { exact: true }), option: app.roles.ACCOUNTANT })
    await page.getByRole('button', { name: words.send }).click()
    await told(page, words.invited)
    await expect(page.getByRole('region', { name: words.invitations })).toContainText(email)

    const others = await browser.newContext({ locale: 'fr-FR' })
    const theirs = await others.newPage()
    const link = await mailedPath({ recipient: email, path: '/invitation/', siteId: here().id })
    await answerInvitation(theirs, { host: here().host, link, person: ['Odile', 'Comptes'] })
    await (await menuEntry(theirs, screens.things.accounting.title)).click()
    await expect(theirs.getByRole('heading', { level: 2, name: screens.accounting.vat })).toBeVisible()
    const file = theirs.waitForEvent('download')
    await theirs.getByRole('button', { name: screens.accounting.file.fec }).click()
    expect((await file).suggestedFilename()).toMatch(/\.txt$/)

    await page.reload()
    await choose(page, {
      field: page.getByLabel(fill(words.roleOf, { name: 'Odile Comptes' })),
      option: app.roles.SHOP,
    })
    await page.getByRole('dialog').getByRole('button', { name: words.change }).click()
    await told(page, words.changed)
    await theirs.reload()
    await expect(theirs.getByRole('heading', { level: 1, name: app.faults.denied })).toBeVisible()
    await others.close()
  },
)

test('after all this the books balance', ANY_WIDTH, async ({ page, context }) => {
  await enterEstate(context, here())
  await page.goto(at(here().host, '/robots.txt'))
  const books = await page.evaluate(async (path) => (await (await fetch(path)).json()).data, `/api${getBooks.path}`)
  expect(books.violations).toEqual([])
  // Six and six bottles sold, by the shop and by telephone; the broken one is paid back and none has come home.
  expect(books.figures).toMatchObject({ sold: 12, returned: 0, reserved: 0, refunded: 12.5 })
})
