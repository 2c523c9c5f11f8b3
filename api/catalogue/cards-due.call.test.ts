import { expect, test } from 'vitest'
import type { DueContext } from '#api/background/due-handler.ts'
import { askToTellAnew } from '#db/ask-to-tell-anew.ts'
import { inSite } from '#db/site-db.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { handleCards } from './cards-due.ts'

const SITE = 1

async function list(app: TestApp, { query = '', locale = 'fr' } = {}) {
  const headers = { host: 'localhost', userlang: locale }
  const { statusCode, body } = await app.app.inject({ url: `/api/v2/product?nbItem=100${query}`, headers })
  expect(statusCode).toBe(200)
  // Some letters are told by their numbers.
  return JSON.stringify(JSON.parse(body))
}

/** How many of the estate's cards are told, and how many there are. */
async function toldOf(app: TestApp) {
  const { rows } = await app.admin.query(
    `select (select count(*)::int from estate.told_cards where site_id = ${SITE}) as told,
       (select count(*)::int from estate.product_cards where site_id = ${SITE}) as cards`,
  )
  return rows[0]
}

async function allTold(): Promise<TestApp> {
  const app = await createTestApp()
  await app.admin.query('select estate.ask_for_told_cards(id) from platform.sites')
  await finishWork(app)
  return app
}

const change = (app: TestApp, sql: string) => app.admin.query(`begin; set local app.site = '${SITE}'; ${sql}; commit`)
/** What is only told differs from what a card says: whoever reads it has been told. */
const mark = (app: TestApp) =>
  change(app, `update estate.told_cards set told = replace(told, '"name":"', '"name":"Dit : ')`)

test('lists tell what was told ahead, which is what they would make, in each language', async () => {
  const app = await createTestApp()
  const made = [await list(app), await list(app, { locale: 'en' })]
  await app.admin.query('select estate.ask_for_told_cards(id) from platform.sites')
  await finishWork(app)
  const { told, cards } = await toldOf(app)
  expect(told).toBe(cards)
  expect(cards).toBeGreaterThan(40)
  expect([await list(app), await list(app, { locale: 'en' })]).toEqual(made)
  await mark(app)
  expect(await list(app)).toContain('"name":"Dit : ')
  expect(await list(app, { query: '&facets=true' })).toContain('"name":"Dit : ')
})

test('a change of a card forgets what was told of it alone, and asks for it anew', async () => {
  const app = await allTold()
  await mark(app)
  await change(app, `update estate.product_texts set name = 'Autre' where site_id = ${SITE} and product_id = 1`)
  const { told, cards } = await toldOf(app)
  expect(cards - told).toBe(2)
  const changed = await list(app)
  expect(changed).toContain('"name":"Autre"')
  expect(changed).toContain('"name":"Dit : ')
  await finishWork(app)
  expect((await toldOf(app)).told).toBe(cards)
  expect(await list(app)).toBe(changed)
})

test('what is sold shows at once and forgets nothing that was told', async () => {
  const app = await allTold()
  await change(app, `update estate.declinations set quantity = reserved where site_id = ${SITE} and tracks_stock`)
  const { told, cards } = await toldOf(app)
  expect(told).toBe(cards)
  const { data } = JSON.parse(await list(app))
  const counted = data.products.filter((product: { setQuantity: boolean }) => product.setQuantity)
  expect(counted.length).toBeGreaterThan(10)
  expect(
    counted.every((product: { quantity: number; isInStock: boolean }) => product.quantity === 0 && !product.isInStock),
  ).toBe(true)
})

test('prices that an estate hides are in no list from then on, and are told anew without them', async () => {
  const app = await allTold()
  await change(
    app,
    `update estate.parameters set value = 'true' where site_id = ${SITE} and type = 'HIDE_PRODUCT_PRICES'`,
  )
  const hidden = await list(app)
  expect(hidden).not.toMatch(/"(finalPrice|price)":\d/)
  await finishWork(app)
  expect(await list(app)).toBe(hidden)
  await mark(app)
  expect(await list(app)).toContain('"name":"Dit : ')
})

test('what another program has told is not told, and is told anew when this one begins', async () => {
  const app = await allTold()
  const own = await list(app)
  await change(app, `update estate.told_cards set program = 'older', told = 'older words'`)
  expect(await list(app)).toBe(own)
  const waiting = async () => (await app.admin.query(`select from platform.due_work where kind = 'CARDS'`)).rowCount
  await askToTellAnew(app.owner, 'older')
  expect(await waiting()).toBe(3)
  await finishWork(app, () => new Date(Date.now() + 60_000))
  await askToTellAnew(app.owner, 'older')
  expect(await waiting()).toBe(0)
  await mark(app)
  expect(await list(app)).toContain('"name":"Dit : ')
})

test('a card that is just being changed is told as it is afterwards', async () => {
  const app = await createTestApp()
  const editor = await app.admin.connect()
  await editor.query(`begin; set local app.site = '${SITE}'`)
  await editor.query(`update estate.product_texts set name = 'Autre' where site_id = ${SITE} and product_id = 1`)
  // Its card is made, though nobody else sees it yet.
  await editor.query('set constraints all immediate')
  const telling = handleCards({
    transact: (work) => inSite({ pool: app.pool, siteId: SITE }, work),
    goOn: async () => {},
  } as DueContext)
  await untilWaiting(app.admin, 1)
  await editor.query('commit')
  editor.release()
  await telling
  const { told, cards } = await toldOf(app)
  expect(told).toBe(cards)
  expect(await list(app)).toContain('"name":"Autre"')
})

test('whoever asks while cards are being told, or after that has failed, is heard', async () => {
  const app = await createTestApp()
  const ask = () => app.admin.query(`select estate.ask_for_told_cards(${SITE})`)
  const asked = async () => {
    const { rows } = await app.admin.query(
      `select due_at <= now() as "isDue", again_at is not null as "isAskedAgain" from platform.due_work where kind = 'CARDS'`,
    )
    return rows
  }
  await ask()
  await app.admin.query(`update platform.due_work set due_at = now() + interval '1 hour', tries = 3`)
  await ask()
  expect(await asked()).toEqual([{ isDue: true, isAskedAgain: false }])
  await app.admin.query(`update platform.due_work set leased_until = now() + interval '1 minute'`)
  await ask()
  expect(await asked()).toEqual([{ isDue: true, isAskedAgain: true }])
})
