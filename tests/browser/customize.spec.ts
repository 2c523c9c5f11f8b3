import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { fr as words } from '#words/customizations/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'
import {
  chooseDearest,
  expectStep,
  findGiftBox,
  type GiftBox,
  goOn,
  money,
  openGiftBox,
  stepLabel,
} from './gift-box.ts'
import { ANY_WIDTH, PICTURES_AT_ANY_WIDTH } from './tags.ts'

const THIRTY = 'Pour Jeanne, douze juin 2027 !'

function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a1f2b' } })
    .jpeg()
    .toBuffer()
}

async function send(page: Page, { name, buffer }: { name: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

/** The running price: beside the steps, or at the lower edge of phones. */
const price = (page: Page) => page.getByRole('status').filter({ hasText: '€', visible: true })

/** Answers all steps but the last, which is a form, and gives what they cost. */
async function answerToTheForm(page: Page, { price: base, steps }: GiftBox): Promise<number> {
  const [choice, text, tick, file, form] = steps
  if (!choice?.questions[0] || !text || !tick || !file || !form) throw new Error('the box asks something else')
  const wood = await chooseDearest(page, choice.questions[0])
  await goOn(page)
  await expectStep(page, text)
  await page.getByRole('textbox').fill(THIRTY)
  await goOn(page)
  await expectStep(page, tick)
  await page.getByRole('checkbox').check()
  await goOn(page)
  await expectStep(page, file)
  await send(page, { name: 'Mamie.jpg', buffer: await photograph() })
  await expect(page.getByText(words.file.sent.replace('{name}', 'Mamie.jpg'))).toBeVisible()
  await goOn(page)
  await expectStep(page, form)
  return wood + 6 + 2 + Math.round(base * 10) / 100
}

test(
  'a gift box is made one’s own, step by step, and goes into the cart at that price',
  ANY_WIDTH,
  async ({ page }) => {
    const box = await openGiftBox(page)
    await expect(page.getByText(stepLabel(1, box.steps.length))).toBeVisible()
    const extra = await answerToTheForm(page, box)
    await expect(price(page)).toContainText(`${money(box.price)} + ${money(extra)}`)
    await page.getByRole('textbox').first().fill('Mamie Jo')
    await goOn(page)
    await expectStep(page, { label: words.summary.heading })
    const summary = page.getByRole('region', { name: words.summary.heading })
    for (const told of [THIRTY, 'Mamie.jpg', 'Mamie Jo', words.summary.yes, money(box.price + extra)]) {
      await expect(summary.getByText(told, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: words.summary.more.replace('{n}', '1') }).click()
    await page.getByRole('button', { name: words.summary.add }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.done.heading })).toBeFocused()
    await page.getByRole('link', { name: words.done.toCart }).click()
    await expect(page.getByText(money((box.price + extra) * 2)).first()).toBeVisible()
    // What is in the cart need not be kept in the tab.
    await goAlive(page, { host: 'localhost', path: box.path })
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  },
)

test(
  'without a required answer one stays, is told why and is led there; thirty characters cost six euros',
  ANY_WIDTH,
  async ({ page }) => {
    const box = await openGiftBox(page)
    const [choice, text] = box.steps
    if (!choice?.questions[0] || !text?.questions[0]) throw new Error('the box asks something else')
    await goOn(page)
    const group = page.getByRole('radiogroup')
    await expect(group).toHaveAccessibleDescription(new RegExp(words.missing.SELECT))
    await expect(page.getByRole('radio').first()).toBeFocused()
    const added = await chooseDearest(page, choice.questions[0])
    await expect(page.getByText(words.missing.SELECT)).toBeHidden()
    await goOn(page)
    await expectStep(page, text)

    const field = page.getByRole('textbox')
    await expect(page.getByText(words.text.firstCosts.replace('{price}', money(4)))).toBeVisible()
    await field.fill(THIRTY)
    await expect(
      page.getByText(words.text.nextCosts.replace('{from}', '31').replace('{price}', money(9))),
    ).toBeVisible()
    await expect(price(page)).toContainText(money(added + 6))
    const tooLong = 'é'.repeat((text.questions[0].maxLength ?? 0) + 3)
    await field.fill(tooLong)
    await goOn(page)
    await expect(field).toHaveAccessibleDescription(/retirez-en 3/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(tooLong)
  },
)

test(
  'what is no picture is refused in words, and what was answered before stays',
  PICTURES_AT_ANY_WIDTH,
  async ({ page }) => {
    const box = await openGiftBox(page)
    const [choice] = box.steps
    const file = box.steps.findIndex(({ questions }) => questions[0]?.inputType === 'FILE')
    if (!choice?.questions[0]) throw new Error('the box asks something else')
    await chooseDearest(page, choice.questions[0])
    await goAlive(page, { host: 'localhost', path: `${box.path}?etape=${file + 1}` })
    await expect(page.locator('fieldset:enabled')).toBeVisible()
    // The answer is held back until what is shown meanwhile has been seen.
    const seen = Promise.withResolvers<void>()
    await page.route('**/file/validate', async (route) => {
      await seen.promise
      await route.continue()
    })
    await send(page, { name: 'photo.jpg', buffer: Buffer.from(`MZ\x90\0${'x'.repeat(4_000)}`) })
    await expect(page.getByText(words.file.sending)).toBeVisible()
    seen.resolve()
    const field = page.locator('input[type=file]')
    await expect(page.getByRole('alert').filter({ hasText: refusalWords.fr['file-not-a-picture'] })).toBeVisible()
    await expect(field).toHaveAccessibleDescription(new RegExp(refusalWords.fr['file-not-a-picture'].slice(0, 30)))

    await send(page, { name: 'Mamie.jpg', buffer: await photograph() })
    const preview = page.getByRole('img', { name: words.file.preview.replace('{name}', 'Mamie.jpg') })
    await expect(preview).toBeVisible()
    await expect(page.getByText(refusalWords.fr['file-not-a-picture'])).toBeHidden()
    // Another one that is refused does not take the good one away.
    await send(page, { name: 'texte.jpg', buffer: Buffer.from('Bonjour') })
    await expect(page.getByText(refusalWords.fr['file-not-a-picture'])).toBeVisible()
    await page.reload()
    await expect(preview).toBeVisible()
    await page.getByRole('button', { name: words.file.removeNamed.replace('{name}', 'Mamie.jpg') }).click()
    await expect(preview).toBeHidden()
  },
)

test('ribbon and engraving are drawn on the box while they are chosen and typed', ANY_WIDTH, async ({ page }) => {
  const box = await openGiftBox(page)
  const [choice, text] = box.steps
  const preview = page.locator('[data-preview]').filter({ visible: true })
  await expect(preview).toHaveAccessibleName(new RegExp(`^${box.name}`))
  await expect(preview.locator('image')).toHaveCount(1)
  await chooseDearest(page, choice?.questions[0] as GiftBox['steps'][number]['questions'][number])
  await expect(preview.locator('image')).toHaveCount(2)
  await goOn(page)
  await expectStep(page, { label: text?.label ?? '' })
  const field = page.getByRole('textbox')
  await field.fill('Marie')
  await expect(preview.locator('text').last()).toHaveText('Marie')
  await field.pressSequentially(' et Paul, trente ans de bonheur partagé')
  await expect(preview).toHaveAccessibleName(/Marie et Paul, trente ans de bonheur partagé/)
  // Each line is cut twice: its shadow and its light.
  expect(await preview.locator('text').count()).toBeGreaterThan(4)
  expect(await violationsOn(page)).toEqual([])
})

test('answers survive a reload and the browser’s way back', ANY_WIDTH, async ({ page }) => {
  const box = await openGiftBox(page)
  const [choice, text, tick] = box.steps
  if (!choice?.questions[0] || !text || !tick) throw new Error('the box asks something else')
  await chooseDearest(page, choice.questions[0])
  await goOn(page)
  await expectStep(page, text)
  await page.getByRole('textbox').fill(THIRTY)
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue(THIRTY)
  await goOn(page)
  await expectStep(page, tick)
  await page.goBack()
  await expectStep(page, text)
  await expect(page.getByRole('textbox')).toHaveValue(THIRTY)
  await page.goBack()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.goForward()
  await expect(page.getByRole('textbox')).toHaveValue(THIRTY)
})

test('a step that is not open yet leads to the first that is', ANY_WIDTH, async ({ page }) => {
  const box = await openGiftBox(page, '?etape=4')
  await expect(page).toHaveURL(/\?etape=1$/)
  await expect(page.getByText(stepLabel(1, box.steps.length))).toBeVisible()
})

test('the keyboard alone goes through, and back from the summary to change an answer', ANY_WIDTH, async ({ page }) => {
  const box = await openGiftBox(page)
  const [, text, tick, file, form] = box.steps
  if (!text || !tick || !file || !form) throw new Error('the box asks something else')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectStep(page, text)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Jo')
  await page.keyboard.press('Enter')
  await expectStep(page, tick)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectStep(page, file)
  await page.getByRole('button', { name: words.continue }).press('Enter')
  await expectStep(page, form)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mamie')
  await page.keyboard.press('Enter')
  await expectStep(page, { label: words.summary.heading })
  await page.getByRole('link', { name: words.summary.changeNamed.replace('{label}', text.label) }).press('Enter')
  await expectStep(page, text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('anne')
  await page.keyboard.press('Enter')
  await expectStep(page, { label: words.summary.heading })
  await expect(page.getByRole('definition').filter({ hasText: 'Joanne' })).toBeVisible()
})

test('a line that breaks loses nothing', ANY_WIDTH, async ({ page }) => {
  const box = await openGiftBox(page)
  if (!box.steps[0]?.questions[0]) throw new Error('the box asks something else')
  await chooseDearest(page, box.steps[0].questions[0])
  await page.route('**/customize/price', (route) => route.abort())
  await goOn(page)
  await expect(page.getByRole('alert').filter({ hasText: words.offline })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.unroute('**/customize/price')
  await goOn(page)
  await expect(page.getByText(stepLabel(2, box.steps.length))).toBeVisible()
})

test('axe finds nothing on any step, on an error and on the summary', ANY_WIDTH, async ({ page }) => {
  const box = await openGiftBox(page)
  const look = async (where: string) => {
    expect(await violationsOn(page, 'main'), where).toEqual([])
  }
  await goOn(page)
  await expect(page.getByText(words.missing.SELECT)).toBeVisible()
  await look('an error')
  await answerToTheForm(page, box)
  await page.getByRole('textbox').first().fill('Mamie Jo')
  for (const n of box.steps.keys()) {
    await goAlive(page, { host: 'localhost', path: `${box.path}?etape=${n + 1}` })
    await look(`step ${n + 1}`)
  }
  await goAlive(page, { host: 'localhost', path: `${box.path}?etape=${box.steps.length + 1}` })
  await expect(page.getByRole('heading', { level: 2, name: words.summary.heading })).toBeVisible()
  await look('the summary')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so, with the telephone', ANY_WIDTH, async ({ page }) => {
    const box = await findGiftBox(page)
    await page.goto(at('localhost', box.path))
    // Playwright looks for words and roles everywhere but in here.
    const without = page.locator('main noscript')
    await expect(without.locator('p')).toHaveText(words.needsScript)
    await expect(without.locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.locator('form')).toBeHidden()
  })
})
