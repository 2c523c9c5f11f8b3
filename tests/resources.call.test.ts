import { expect, test } from 'vitest'
import { allResources } from '#contract/all-resources.ts'
import { OFFICE_ROLES, type OfficeRole } from '#contract/office/closed-sets.ts'
import { callsOf, type ResourceDefinition } from '#contract/office/define-resource.ts'
import { mayDo } from '#rules/office/rights.ts'
import { resourceWords } from '#words/office/resources/words.ts'
import { furnishOffice } from './support/furnished-office.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

const resources: [string, ResourceDefinition][] = Object.entries(allResources)
const changeable = resources.filter(([, { can }]) => can.includes('change'))

/** A shop with at least one thing of each kind. */
interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
  token?: string | undefined
  host?: string
}

const FORM = `'${JSON.stringify({
  title: { fr: 'Devis' },
  intro: {},
  thanks: {},
  confirms: false,
  pages: [
    {
      title: {},
      fields: [
        {
          ...{ key: 'name', kind: 'TEXT', label: { fr: 'Nom' }, help: {}, isRequired: true },
          ...{ min: null, max: null, choices: [], showIf: null },
        },
      ],
    },
  ],
})}'`

/** Of what the demo estates have none, or none of its own: one for the first of them. */
const SEEDS: Readonly<Record<string, string>> = {
  pricePlans: `
    insert into estate.price_plans (site_id, id, kind, starts_at, created_at, changed_at)
    values (1, 5001, 'PRICE', now(), now(), now())`,
  // Their ids of the demo are those of its neighbour too.
  discounts: `insert into estate.discounts (site_id, id, type, amount) values (1, 5001, 'EURO', 100)`,
  tags: `
    insert into estate.tags (site_id, id, slug) values (1, 5001, 'neuf');
    insert into estate.tag_texts (site_id, tag_id, locale, label) values (1, 5001, 'fr', 'Neuf')`,
  bookings: `
    insert into estate.services (site_id, id) values (1, 5001);
    insert into estate.visit_bookings (site_id, id, service_id, state, starts_at, ends_at, people, language, firstname,
      lastname, email, locale, wording, token_hash, sealed_token, created_at, changed_at)
    values (1, 5001, 5001, 'BOOKED', now(), now() + interval '1 hour', 2, 'fr', 'Lise', 'Martin', 'lise@example.org',
      'fr', '', '1', '2', now(), now())`,
  forms: `insert into estate.forms (site_id, id, definition) values (1, 5001, ${FORM})`,
  formAnswers: `
    insert into estate.forms (site_id, id, definition) values (1, 5001, ${FORM});
    insert into estate.form_submissions (site_id, id, form_id, email, locale, answers, created_at)
    values (1, 5001, 5001, 'lise@example.org', 'fr', '[]', now())`,
}

async function openEstate(many: string): Promise<TestApp> {
  const shop = await createTestApp()
  await furnishOffice(shop)
  const seed = SEEDS[many]
  if (seed) await shop.admin.query(seed)
  return shop
}

/** Asks as whoever holds the token. */
function askWith({ app }: TestApp, token: string) {
  return async (path: string, { method = 'GET', payload, token: other = token, host = 'localhost' }: Asked = {}) => {
    const headers = { host, ...(other ? { authorization: other } : {}) }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })
    const isFile = String(answer.headers['content-type']).startsWith('text/csv')
    return { status: answer.statusCode, ...(isFile ? {} : answer.json()) }
  }
}

async function signInAsRole(test: TestApp, { siteId, role }: { siteId: number; role: OfficeRole }): Promise<string> {
  const token = await test.signIn(siteId, 'ADMIN')
  await test.admin.query(
    `update estate.users set office_role = $1 where site_id = $2
       and id = (select max(id) from estate.users where site_id = $2 and role = 'ADMIN')`,
    [role, siteId],
  )
  return token
}

test('each resource and each of its fields has its words', () => {
  for (const words of Object.values(resourceWords)) {
    for (const [name, { fields, row, facts }] of resources) {
      const spoken = words[name as keyof typeof words].fields
      const named = ['id', ...Object.keys({ ...fields.shape, ...row.shape, ...facts?.shape })]
      expect(
        named.filter((field) => !Object.hasOwn(spoken, field)),
        name,
      ).toEqual([])
    }
  }
})

/** What only reads, or is refused, needs one estate: to make one takes longer than to ask it. */
test.each(resources)(
  '%s: is listed by every order and filter, found by its own id, told in a file, and unknown to another estate',
  async (many, resource) => {
    const shop = await openEstate(many)
    const token = await shop.signIn(1, 'ADMIN')
    await expectListed(askWith(shop, token), { many, resource })
    await expectFile(shop, { many, resource, token })
    await expectUnknownElsewhere(shop, { many, resource, token })
  },
)

interface Told {
  many: string
  resource: ResourceDefinition
}

async function expectListed(ask: ReturnType<typeof askWith>, { many, resource }: Told): Promise<void> {
  const { one, path, list } = resource
  const { data } = await ask(path)
  expect(data.total).toBeGreaterThan(0)
  expect(data[many].length).toBe(Math.min(data.total, Number(list.defaultNbItem)))
  for (const order of list.orderBy)
    for (const sign of ['', '-']) expect((await ask(`${path}?orderBy=${sign}${order}`)).data.total).toBe(data.total)
  for (const [name, { value }] of Object.entries(list.filters)) {
    const given = { text: 'quelque', number: '1', boolean: 'true', day: '2026-11-17' }[value]
    expect((await ask(`${path}?${name}=${given}`)).status, name).toBe(200)
  }
  const { id } = data[many][0]
  expect((await ask(`${path}/${id}`)).data[one].id).toBe(id)
}

/** All that its list finds, in the reader’s language. */
async function expectFile(shop: TestApp, { many, resource: { path }, token }: Told & { token: string }): Promise<void> {
  const { data } = await askWith(shop, token)(`${path}?nbItem=100`)
  const answer = await shop.app.inject({ url: `/api${path}/export`, headers: { authorization: token } })
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.replace('\uFEFF', '').split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(1 + data.total)
  expect(lines[0]?.startsWith(resourceWords.fr[many as keyof typeof resourceWords.fr].fields.id)).toBe(true)
}

/** Another estate’s is as unknown as one that is not there. */
async function expectUnknownElsewhere(
  shop: TestApp,
  { many, resource, token }: Told & { token: string },
): Promise<void> {
  const { path, can } = resource
  const own = askWith(shop, token)
  const ids: number[] = (await own(`${path}?nbItem=100`)).data[many].map(({ id }: { id: number }) => id)
  const ask = askWith(shop, await shop.signIn(3, 'ADMIN'))
  const theirs: number[] = (await ask(`${path}?nbItem=100`, { host: 'coteaux.localhost' })).data[many].map(
    ({ id }: { id: number }) => id,
  )
  const foreign = ids.find((id) => !theirs.includes(id)) ?? 0
  expect(foreign).toBeGreaterThan(0)
  const missing = { status: 404, code: 'thing-not-found' }
  const host = 'coteaux.localhost'
  expect(await ask(`${path}/${foreign}`, { host })).toMatchObject(missing)
  for (const method of ['PUT', 'DELETE'] as const) {
    if (!can.includes(method === 'PUT' ? 'change' : 'remove')) continue
    expect(await ask(`${path}/${foreign}`, { host, method, payload: { version: 1 } })).toMatchObject(missing)
  }
  expect((await own(`${path}/${foreign}`)).status).toBe(200)
}

test.each(changeable)('%s: written back as it was read, it is the same, one version on', async (many, resource) => {
  const { one, path } = resource
  const shop = await openEstate(many)
  const ask = askWith(shop, await shop.signIn(1, 'ADMIN'))
  const { data } = await ask(`${path}?nbItem=100`)
  for (const { id } of data[many]) {
    const { data: read } = await ask(`${path}/${id}`)
    const { version, ...before } = read[one]
    const typed = Object.keys(resource.fields.shape)
    const fields = Object.fromEntries(typed.map((name) => [name, before[name]]))
    const saved = await ask(`${path}/${id}`, { method: 'PUT', payload: { ...fields, version } })
    expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200 })
    expect(saved.data[one]).toEqual({ ...before, version: version + 1 })
  }
})

test.each(changeable)(
  '%s: who has seen an older one is told; the change is in the log with who, what, before and after, what was refused is not',
  async (many, resource) => {
    const { one, path, can } = resource
    const shop = await openEstate(many)
    const ask = askWith(shop, await shop.signIn(1, 'ADMIN'))
    const { id } = (await ask(path)).data[many][0]
    const { version } = (await ask(`${path}/${id}`)).data[one]
    const change = () => ask(`${path}/${id}`, { method: 'PUT', payload: { version } })
    const both = await Promise.all([change(), change()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'changed-meanwhile' })
    expect(await change()).toMatchObject({ status: 409, code: 'changed-meanwhile' })
    if (can.includes('remove')) {
      expect(await ask(`${path}/${id}`, { method: 'DELETE', payload: { version } })).toMatchObject({ status: 409 })
    }
    const { rows } = await shop.admin.query(
      'select call, thing, thing_id, before, after, user_id, network from estate.audit_events where site_id = 1 and thing = $1',
      [many],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      call: `${many}.change`,
      thing: many,
      thing_id: String(id),
      network: '127.0.0.0/24',
    })
    expect(rows[0].before).toEqual(rows[0].after)
    expect(rows[0].user_id).toEqual(expect.any(Number))
  },
)

test.each(resources)('%s: only who has the right for it gets through each of its calls', async (many, resource) => {
  const { one, path, can, area } = resource
  const shop = await openEstate(many)
  const ask = askWith(shop, '')
  const tokens = {
    VISITOR: undefined,
    CUSTOMER: await shop.signIn(1, 'CUSTOMER'),
    NEIGHBOUR: await shop.signIn(3, 'ADMIN'),
  }
  const calls = Object.values(callsOf(resource))
  // Nothing is done: the bodies are wrong, and told so only to who may send them.
  const tryCall = ({ method, path: at }: (typeof calls)[number], token: string | undefined) =>
    ask(at.replace(':id', '987654'), { method, token, ...(method === 'GET' ? {} : { payload: { nonsense: 1 } }) })
  for (const call of calls) {
    expect((await tryCall(call, tokens.VISITOR)).status, call.name).toBe(401)
    if (call.method === 'GET') expect((await tryCall(call, tokens.NEIGHBOUR)).status, call.name).toBe(401)
  }
  for (const role of OFFICE_ROLES) {
    const token = await signInAsRole(shop, { siteId: 1, role })
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const { status } = await tryCall(call, token)
      expect(status === 403, `${role} ${call.name}`).toBe(!mayDo({ role, area, needs: 'read' }))
    }
    const [row] = (await ask(path, { token: await shop.signIn(1, 'ADMIN') })).data[many]
    const { version } = (await ask(`${path}/${row.id}`, { token: await shop.signIn(1, 'ADMIN') })).data[one]
    if (can.includes('change')) {
      const { status } = await ask(`${path}/${row.id}`, { method: 'PUT', token, payload: { version } })
      expect(status, `${role} changes`).toBe(mayDo({ role, area, needs: 'write' }) ? 200 : 403)
    }
  }
  expect((await ask(path, { token: tokens.CUSTOMER })).status).toBe(403)
})
