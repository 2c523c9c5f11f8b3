import { expect, type Page } from '@playwright/test'
import { fill } from '#words/basics/fill.ts'
import { fr as problems } from '#words/basics/problems/fr.ts'
import { fr as words } from '#words/office/app/fr.ts'
import { fr as resources } from '#words/office/resources/fr.ts'
import { fr as screens } from '#words/office/screens/fr.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { buyGiftCard } from './bought-card.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { menuEntry, OFFICE_HOST, openOffice, saveButton, signInToOffice } from './office.ts'
import { askedReturn, fewCarriers, openRequest, waitingReview } from './office-things.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

const panel = (page: Page) => page.getByRole('dialog').first()
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click()
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
/** The first cell of the row, or the card, in which this stands. */
const openRow = (page: Page, text: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).getByRole('button').first().click()

test('a return is accepted, sent a label for and received; another is refused with a reason', async ({
  page,
  context,
}) => {
  const [reference, refused] = [await askedReturn(context), await askedReturn(context)]
  await signInToOffice(context)
  await openOffice(page, '/returns')
  const said = screens.returns
  const states = screens.things.returns.choices.state
  await openRow(page, reference)
  await press(page, said.accept)
  await told(page, said.accepted)
  await press(page, said.label)
  await panel(page).getByLabel(said.labelUrl).fill('http://example.com/etiquette')
  await press(page, said.label)
  await expect(page.getByText(problems.invalid())).toBeVisible()
  await panel(page).getByLabel(said.labelUrl).fill('')
  const pdf = { name: 'étiquette.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 label') }
  await panel(page).getByLabel(said.labelFile).setInputFiles(pdf)
  await press(page, said.label)
  await told(page, said.labelSent)
  await press(page, said.receive)
  await panel(page).getByRole('group', { name: said.fit }).getByRole('checkbox').check()
  await press(page, said.receive)
  await told(page, said.received)
  await expect(panel(page).getByText(states.RECEIVED, { exact: true })).toBeVisible()
  await expect(panel(page).getByRole('listitem').filter({ hasText: said.fit })).toHaveCount(1)
  await press(page, words.form.close)

  await openRow(page, refused)
  await press(page, said.refuse)
  await panel(page).getByLabel(said.refuseReason).fill('Le délai est passé.')
  await press(page, said.refuse)
  await told(page, said.refused)
  await expect(panel(page).getByText('Le délai est passé.')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: said.accept })).toHaveCount(0)
})

test('a gift card is stopped, let go, and sent to another address', ANY_WIDTH, async ({ page, context, visitor }) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  await buyGiftCard(visitor, { email })
  await context.clearCookies()
  await signInToOffice(context)
  await openOffice(page, '/giftCards')
  const said = screens.giftCards
  const address = page.getByRole('search').getByLabel(screens.things.giftCards.fields.recipientEmail)
  // Asked before the card is stopped, and answered after it.
  const isStopped = Promise.withResolvers<void>()
  await page.route(/\/admin\/gift-card\?.*recipientEmail/, async (route) => {
    const before = await route.fetch()
    await isStopped.promise
    await route.fulfill({ response: before })
  })
  const isAsked = page.waitForRequest(/recipientEmail/)
  await address.fill(email)
  await isAsked
  await openRow(page, email)
  await press(page, said.stop)
  await told(page, said.stopped)
  isStopped.resolve()
  await press(page, said.allow)
  await told(page, said.allowed)
  await press(page, said.send)
  await panel(page).getByLabel(said.email).fill(`neuve-${email}`)
  await panel(page).getByLabel(said.renew).check()
  await press(page, said.send)
  await told(page, said.sent)
  await expect(panel(page).getByRole('heading', { name: `neuve-${email}` })).toBeVisible()
})

test(
  'a review is published and answered, another is refused; a request about data is closed',
  ANY_WIDTH,
  async ({ page, context }) => {
    const [author, other, asking] = [await waitingReview(), await waitingReview(), await openRequest()]
    await signInToOffice(context)
    await openOffice(page, '/reviews')
    const said = screens.reviews
    const { choices } = screens.things.reviews
    await openRow(page, author)
    await press(page, said.publish)
    await told(page, said.published)
    await panel(page).getByLabel(said.answer).fill('Merci à vous.')
    await press(page, words.form.save)
    await told(page, said.answered)
    await press(page, words.form.close)
    await openRow(page, author)
    await expect(panel(page).getByLabel(said.answer)).toHaveValue('Merci à vous.')
    await press(page, words.form.close)
    await openRow(page, other)
    await press(page, said.refuse)
    await panel(page).getByLabel(said.reason).click()
    await page.getByRole('option', { name: choices.refusal.ADVERTISING }).click()
    await press(page, said.refuse)
    await told(page, said.refused)
    await expect(panel(page).getByText(choices.refusal.ADVERTISING, { exact: true })).toBeVisible()

    await openOffice(page, '/privacyRequests')
    await openRow(page, asking)
    await press(page, screens.privacy.close)
    await told(page, screens.privacy.closed)
    await expect(panel(page).getByRole('button', { name: screens.privacy.refuse })).toHaveCount(0)
  },
)

test(
  'parameters are saved together; what is refused is told at its field and alone stays to be saved',
  ANY_WIDTH,
  async ({ page, context }) => {
    await signInToOffice(context)
    await openOffice(page, '/parameters')
    const said = screens.parameters
    const labels = parameterWords.fr
    const [above, below] = [page.getByLabel(labels.LOGO_MARGIN_TOP), page.getByLabel(labels.LOGO_MARGIN_BOTTOM)]
    const before = await below.inputValue()
    await above.fill('haut')
    await below.fill(before === '11' ? '12' : '11')
    await told(page, fill(said.changed.many, { n: 2 }))
    await saveButton(page).click()
    await told(page, said.changed.one)
    await expect(above).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: said.undo }).click()
    await expect(above).toHaveAttribute('aria-invalid', 'false')
    await below.fill(before)
    await page.keyboard.press('Control+s')
    await told(page, said.saved)
    await expect(saveButton(page)).toHaveCount(0)
    await page.reload()
    await expect(below).toHaveValue(before)
  },
)

test('whose session is over signs in elsewhere and saves what was typed', ANY_WIDTH, async ({ page, context }) => {
  await signInToOffice(context)
  const word = await fewCarriers(context, 1)
  await openOffice(page, '/carriers')
  await page.getByLabel(words.list.search, { exact: true }).fill(word)
  // Until then its row may move under the pointer.
  await told(page, words.list.total.one)
  await page.getByRole('link', { name: word }).click()
  const days = page.getByLabel(resources.carriers.fields.mostDays)
  await days.fill('9')
  await context.clearCookies()
  await saveButton(page).click()
  const over = page.getByRole('dialog', { name: words.session.title })
  await expect(over.getByRole('link', { name: words.session.signIn })).toHaveAttribute('target', '_blank')
  await signInToOffice(context)
  await over.getByRole('button', { name: words.session.done }).click()
  await expect(over).toHaveCount(0)
  await expect(days).toHaveValue('9')
  await saveButton(page).click()
  await told(page, words.form.saved)
})

test(
  'several carriers are changed and removed at once, found by one question',
  ANY_WIDTH,
  async ({ page, context }) => {
    await signInToOffice(context)
    const word = await fewCarriers(context, 3)
    await page.clock.install()
    await openOffice(page, '/carriers')
    const asked: string[] = []
    page.on('request', (request) => {
      const search = new URL(request.url()).searchParams.get('search')
      if (request.url().includes('/api/admin/carrier?') && search) asked.push(search)
    })
    // Typed while time stands still: however slow the machine, there is no pause.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByLabel(words.list.search, { exact: true }).pressSequentially(word)
    expect(asked).toEqual([])
    const answered = page.waitForResponse((answer) => answer.url().includes('search='))
    await page.clock.resume()
    await answered
    await told(page, fill(words.list.total.many, { n: 3 }))
    await expect(page.getByRole('link', { name: word })).toHaveCount(3)
    expect(asked).toEqual([word])

    const { fields } = resources.carriers
    const chosen = (n: number) => page.getByRole('region', { name: fill(words.list.selected.many, { n }) })
    await page.getByLabel(words.list.selectAll).check()
    await chosen(3)
      .getByRole('button', { name: `${fields.isFreeFromThreshold} : ${words.yes}` })
      .click()
    await told(page, words.form.saved)
    await expect(chosen(3)).toHaveCount(0)
    for (const n of [1, 2]) await page.getByLabel(fill(words.list.select, { name: `${word} ${n}` })).check()
    await chosen(2).getByRole('button', { name: words.form.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.form.remove }).click()
    await told(page, words.form.removed)
    await expect(page.getByRole('link', { name: word })).toHaveCount(1)
  },
)

test('a part that an older release has left behind loads the page anew, once', ANY_WIDTH, async ({ page, context }) => {
  await signInToOffice(context)
  await openOffice(page, '/')
  const gone = /\/admin\/assets\/reviews-/
  let refusals = 0
  await page.route(gone, (route) => {
    refusals += 1
    return refusals === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await (await menuEntry(page, screens.things.reviews.title)).click()
  await expect(page.getByRole('heading', { level: 1, name: screens.things.reviews.title })).toBeVisible()
  expect(refusals).toBeGreaterThan(1)

  await page.unroute(gone)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(/\/admin\/assets\/gift-cards-/, (route) => route.fulfill({ status: 404 }))
  await page.goto(at(OFFICE_HOST, '/admin/giftCards'))
  await expect(page.getByText(words.faults.broken)).toBeVisible()
  expect(loads).toBe(1)
})
