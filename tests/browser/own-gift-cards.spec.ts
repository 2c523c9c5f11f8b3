import { expect } from '@playwright/test'
import { accountHomeWords } from '#words/accounts/home/words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { giftCardWords } from '#words/gift-cards/words.ts'
import { violationsOn } from './axe.ts'
import { buyGiftCard } from './bought-card.ts'
import { haveAccount } from './customer.ts'
import { test } from './journey-test.ts'
import { expectFocusKept } from './keyboard.ts'
import { mailedCode } from './mailed-code.ts'
import { JOURNEY_AT_ANY_WIDTH } from './tags.ts'

const UNKNOWN_CODE = '0000-0000-0000-0000-1'

test(
  'one’s gift card lies in the account; what is left on it is told by its code',
  JOURNEY_AT_ANY_WIDTH,
  async ({ visitor }) => {
    const { page, locale } = visitor
    const home = accountHomeWords[locale]
    const { balance: said } = giftCardWords[locale]
    const email = await haveAccount(visitor)
    await buyGiftCard(visitor, { email })
    // It is made and sent once the payment is settled.
    await expect.poll(() => mailedCode(email), { timeout: 60_000 }).toBeDefined()
    await visitor.open('/account')
    const price = formatPrice(50, locale)
    await expect(page.getByText(fill(home.balance, { balance: price, issued: price }))).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await visitor.press(page.getByRole('link', { name: home.balancePage }))
    const code = page.getByLabel(said.code)
    const see = page.getByRole('button', { name: said.see })
    await visitor.press(see)
    await expect(code).toHaveAccessibleDescription(new RegExp(said.codeMissing))
    await expect(code).toBeFocused()
    await visitor.write(code, UNKNOWN_CODE)
    await visitor.press(see)
    await expect(code).toHaveAccessibleDescription(new RegExp(refusalWords[locale]['gift-card-unknown']))
    await expect(code).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    await visitor.write(code, mailedCode(email) ?? '')
    await visitor.press(see)
    await expect(page.getByText(price, { exact: true })).toBeVisible()
    await expectFocusKept(page)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is left on a card is told too', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
    const { page, locale } = visitor
    const { balance: said } = giftCardWords[locale]
    await visitor.openPlain('/gift-card')
    await visitor.write(page.getByLabel(said.code), UNKNOWN_CODE)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      visitor.press(page.getByRole('button', { name: said.see })),
    ])
    expect(answer.headers()['cache-control']).toContain('no-store')
    await expect(page.getByLabel(said.code)).toHaveValue(UNKNOWN_CODE)
    await expect(page.getByText(refusalWords[locale]['gift-card-unknown'])).toBeVisible()
  })
})
