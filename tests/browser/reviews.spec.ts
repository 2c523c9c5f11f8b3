import { expect } from '@playwright/test'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as words } from '#words/reviews/form/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

/** The link of the mail that asks for a review some days after delivery. */
async function reviewPath(): Promise<string> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const { id } = await insertOrder(db, { status: 'DELIVERED' })
  const token = createToken()
  await db.query(
    `insert into estate.secret_links (site_id, purpose, token_hash, sealed_token, email, facts, created_at, expires_at)
     values (1, 'ORDER_REVIEW', $1, '', 'jeanne@example.org', $2, now(), now() + interval '1 day')`,
    [hashToken(token), { orderId: id }],
  )
  await db.end()
  return `/review/${token}`
}

test('a wine is reviewed without a script, and what was said can still be changed', ANY_WIDTH, async ({ browser }) => {
  const path = await reviewPath()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('localhost', path), WHEN_READ)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByText(words.nothing)).toBeVisible()
  await page.getByText(words.ratings[4]).first().click()
  await page.getByLabel(words.text).first().fill('Un vin franc.')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.goto(at('localhost', path), WHEN_READ)
  await expect(page.getByText(fill(words.states.WAITING, {})).first()).toBeVisible()
  await expect(page.getByLabel(words.text).first()).toHaveValue('Un vin franc.')
  await context.close()
})

test('axe finds nothing on the form of a review', async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: await reviewPath() })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  expect(await violationsOn(page)).toEqual([])
})
