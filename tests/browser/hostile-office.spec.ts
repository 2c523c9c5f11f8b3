import { type BrowserContext, expect } from '@playwright/test'
import { HOOK, HTML_VECTORS } from '#tests/hostile/vectors.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { ask, wake, watch } from './hostile.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })

/** Vectors as long as a name may be, one after the other. */
const SHORT = HTML_VECTORS.filter((vector) => vector.length <= 60)
const LONG = HTML_VECTORS.join('\n')

type Database = Awaited<ReturnType<typeof connectToServer>>

/** People who call themselves and write like that: a customer with an order, a message, a review, a registration, answers. */
async function addGuests(db: Database, mark: string): Promise<{ customer: number; order: number }> {
  const name = (at: number) => SHORT[at % SHORT.length] ?? ''
  const { rows } = await db.query(
    `insert into estate.users (site_id, email, role, firstname, lastname) values (1, $1, 'CUSTOMER', $2, $3) returning id`,
    [`${mark}@example.org`, name(0), name(1)],
  )
  const [{ id: customer }] = rows
  const columns = { lastname: name(2), message: LONG, carrier_name: name(3), tracking_number: name(4) }
  const lines = [{ name: `${mark} ${name(5)}`, label: name(6), reference: name(7) }]
  const { id: order } = await insertOrder(db, { userId: customer, firstname: `${mark}${name(8)}`, lines, columns })
  await db.query(
    `insert into estate.messages (site_id, firstname, lastname, email, subject, message, locale)
     values (1, $1, $2, 'x@example.org', $3, $4, 'fr')`,
    [mark, name(9), name(10), LONG],
  )
  await db.query(
    `insert into estate.reviews (site_id, order_id, position, product_id, rating, title, text, author, locale, bought_at, written_at)
     values (1, $1, 0, 1, 4, $2, $3, $4, 'fr', now(), now())`,
    [order, name(11), LONG, `${mark} ${name(12)}`],
  )
  await db.query(
    `insert into estate.form_submissions (site_id, form_id, email, locale, answers, created_at)
     values (1, 1, 'x@example.org', 'fr', $1, now())`,
    [JSON.stringify([{ key: 'names', label: name(13), values: [LONG], shown: LONG }])],
  )
  return { customer, order }
}

/** What the estate calls its own things, as it types it; nobody of the site sees them. */
async function addThings(context: BrowserContext, mark: string): Promise<string[]> {
  const texts = (shape: object) => ({ fr: shape, en: shape })
  const [title = '', other = ''] = [`${mark} ${SHORT[0]}`, SHORT[3]]
  const words = { title, teaser: other, alt: other, content: LONG }
  const made: readonly (readonly [many: string, path: string, data: object])[] = [
    ['tags', 'tag', { slug: mark, texts: texts({ label: title }) }],
    ['news', 'news', { isPublished: false, texts: texts({ ...words, slug: mark }) }],
    ['popups', 'popup', { isPublished: false, texts: texts({ title, text: LONG, linkLabel: null, linkUrl: null }) }],
    ['customerGroups', 'customer-group', { name: title, description: other }],
  ]
  const paths: string[] = []
  for (const [many, path, data] of made) {
    const told = await ask(context, { method: 'POST', path: `/admin/${path}`, data })
    const [thing] = Object.values<{ id: number }>(told)
    paths.push(`/${many}/${thing?.id}`)
  }
  return paths
}

test(
  'whatever guests call themselves and the estate calls its things, the office shows it and runs none of it',
  ANY_WIDTH,
  async ({ context, page }) => {
    const mark = `h${crypto.randomUUID().slice(0, 8)}`
    const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
    const { customer, order } = await addGuests(db, mark).finally(() => db.end())
    await signInToOffice(context)
    const things = await addThings(context, mark)
    const happened = await watch(page)
    const shown = [`/orders/${order}`, `/customers/${customer}`, ...things, '/', '/tags', '/news']
    for (const path of shown) {
      await openOffice(page, path)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await wake(page)
    }
    for (const list of ['/messages', '/reviews', '/formAnswers', '/orders']) {
      await openOffice(page, list)
      // Others order meanwhile: theirs stand above.
      const row = page
        .locator('tbody tr')
        .filter({ hasText: new RegExp(`${mark}|${HOOK}`) })
        .first()
      await row.getByRole('button').or(row.getByRole('link')).first().click()
      await expect(page.getByText(HOOK).first()).toBeVisible()
      await wake(page)
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText(mark)
    await expect(page.getByRole('option').first()).toContainText(HOOK)
    await wake(page)
    expect(happened).toEqual({ calls: 0, left: [] })
  },
)
