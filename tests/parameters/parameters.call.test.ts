import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { createObeyingSite, type ObeyingSite } from '#tests/support/obeying-site.ts'
import { EFFECTS, type Effect, type EffectElsewhere, type WiredParameter } from './effects.ts'
import { parameterPage } from './parameter-page.ts'

const entries = Object.entries(EFFECTS) as [WiredParameter, Effect | EffectElsewhere][]
const groups = [...new Set(Object.values(PARAMETERS).map(({ group }) => group))]
const CHANGED = 3
const OTHER = 1

/** A page that is not kept has another nonce each time, and another ticket in its form. */
async function htmlOf({ get }: ObeyingSite, { siteId, path }: { siteId: number; path: string }): Promise<string> {
  const html = (await (await get(path, { idSite: String(siteId) })).text()).replaceAll(/ nonce="\w+"/g, '')
  const [, ticket] = /name="ticket" value="([\w-]+)"/.exec(html) ?? []
  return ticket ? html.replaceAll(ticket, '') : html
}

const set = (site: ObeyingSite, { type, value }: { type: string; value: string | null }) =>
  site.change({
    sql: 'update estate.parameters set value = $3 where site_id = $1 and type = $2',
    values: [CHANGED, type, value],
  })

const holds = (html: string, what: string | RegExp) =>
  typeof what === 'string' ? html.includes(what) : what.test(html)

/** Sets it, looks at the kept page of the site and at that of its neighbour, and sets it back. */
async function seeEffect(site: ObeyingSite, { type, effect }: { type: WiredParameter; effect: Effect }): Promise<void> {
  const { value, shows, hides, path = '/', isPersonal = false, given = {}, prepare } = effect
  const { rows } = await site.admin.query(
    'select type, value from estate.parameters where site_id = $1 and type = any($2)',
    [CHANGED, [type, ...Object.keys(given)]],
  )
  if (prepare) await site.change({ sql: prepare })
  for (const [needed, needs] of Object.entries(given)) await set(site, { type: needed, value: needs })
  const before = await htmlOf(site, { siteId: CHANGED, path })
  const neighbour = await htmlOf(site, { siteId: OTHER, path })

  await set(site, { type, value })
  const after = await htmlOf(site, { siteId: CHANGED, path })
  if (shows !== undefined) expect([type, holds(before, shows), holds(after, shows)]).toEqual([type, false, true])
  if (hides !== undefined) expect([type, holds(before, hides), holds(after, hides)]).toEqual([type, true, false])
  expect(site.cache.find(OTHER, path) === undefined, `${type} dropped a page of another estate`).toBe(isPersonal)
  expect(await htmlOf(site, { siteId: OTHER, path })).toBe(neighbour)
  for (const row of rows) await set(site, { type: row.type, value: row.value })
}

test.each(groups)(
  'each %s parameter shows at once on kept pages of its site, and on no other',
  async (group) => {
    const wired = entries.filter(([type]) => PARAMETERS[type].group === group)
    if (wired.length === 0) return expect(groupWaits(group)).toBe(true)
    const site = await createObeyingSite()
    for (const [type, effect] of wired) if (!('seenBy' in effect)) await seeEffect(site, { type, effect })
  },
  60_000,
)

const groupWaits = (group: string) =>
  Object.values(PARAMETERS).every((facts) => facts.group !== group || facts.waitsFor !== null)

test('every colour and size that a parameter sets is used by the site’s styles', () => {
  const folder = new URL('../../build/site/client/assets/', import.meta.url)
  const css = readStyles(folder)
  const variables = entries.flatMap(([, effect]) =>
    'shows' in effect && typeof effect.shows === 'string' ? (/^--[\w-]+/.exec(effect.shows)?.[0] ?? []) : [],
  )
  expect(variables.length).toBeGreaterThan(25)
  expect(variables.filter((name) => !css.includes(`var(${name})`) && !css.includes(`var(${name},`))).toEqual([])
})

test('a parameter that is seen elsewhere is named by the test that sees it', () => {
  for (const [type, effect] of entries) {
    if (!('seenBy' in effect)) continue
    const file = new URL(`../../${effect.seenBy}`, import.meta.url)
    expect([type, existsSync(file) && readFileSync(file, 'utf8').includes(type)]).toEqual([type, true])
  }
})

test('the page of parameters tells what each does and which test shows it', async () => {
  await expect(parameterPage()).toMatchFileSnapshot('../../docs/parameters.md')
})

function readStyles(folder: URL): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('')
}
