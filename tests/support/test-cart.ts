import { createTestApp, type TestApp } from './test-app.ts'

interface Asking {
  token?: string
  lang?: string
  site?: number
  key?: string
}

interface AskOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  payload?: object
  as?: Asking
}

interface SetOptions {
  cart: string
  line: { id: number; idCartProduct: number }
  quantity: unknown
  as?: Asking
}

/** A shop with two wines of known prices and stocks, sold one by one, and short ways to ask for its cart. */
export async function createTestCart(options: Parameters<typeof createTestApp>[0] = {}) {
  const test = await createTestApp(options)
  const { app, admin } = test
  const ask = async ({ method, path, payload, as = {} }: AskOptions) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(as.token && { authorization: as.token }),
        ...(as.lang && { userlang: as.lang }),
        ...(as.site && { idsite: String(as.site) }),
        ...(as.key && { 'idempotency-key': as.key }),
      },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    ...test,
    ask,
    red: await plainWine(test, { reference: 'AUB-2020-150', cents: 1_000 }),
    white: await plainWine(test, { reference: 'PER-2023-75', cents: 2_000 }),
    add: ({ id, quantity, cart = 'new', as = {} }: { id: number; quantity: unknown; cart?: string; as?: Asking }) =>
      ask({ method: 'POST', path: `/cart/${cart}/product/${id}`, payload: { quantity }, as }),
    refresh: (cart: string, { body = {}, as = {} }: { body?: object; as?: Asking } = {}) =>
      ask({ method: 'POST', path: `/cart/${cart}`, payload: body, as }),
    set: ({ cart, line, quantity, as = {} }: SetOptions) =>
      ask({
        method: 'PUT',
        path: `/cart/${cart}/product/${line.id}/quantity`,
        payload: { quantity, idCartProduct: line.idCartProduct },
        as,
      }),
    remove: ({ cart, line, as = {} }: { cart: string; line: { id: number; idCartProduct: number }; as?: Asking }) =>
      ask({ method: 'DELETE', path: `/cart/${cart}/product/${line.id}/${line.idCartProduct}`, as }),
    makeMain: (cart: string, token: string) => ask({ method: 'GET', path: `/cart/${cart}/default`, as: { token } }),
    stock: (id: number, quantity: number) =>
      change(test, { table: 'declinations', id, column: 'quantity', value: quantity }),
    multiple: (id: number, by: number) =>
      change(test, { table: 'declinations', id, column: 'sell_by_multiple_of', value: by }),
    price: (id: number, cents: number) =>
      change(test, { table: 'declinations', id, column: 'fixed_price_cents', value: cents }),
    withdraw: (id: number, { isValid = false } = {}) =>
      change(test, { table: 'declinations', id, column: 'is_valid', value: isValid }),
    setParameter: (type: string, value: string | null) =>
      admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value]),
    addCode: (code: string, given: Record<string, unknown>) => addCode(test, { code, given }),
    linesOf: async (cart: string) => {
      const lines = 'select declination_id as id, quantity from estate.cart_products where cart_id = $1 order by id'
      return (await admin.query(lines, [cart])).rows
    },
  }
}

export type TestCart = Awaited<ReturnType<typeof createTestCart>>

/** In cents, from a stock of 36, without tiers or reductions. */
async function plainWine(
  { admin }: TestApp,
  { reference, cents }: { reference: string; cents: number },
): Promise<number> {
  const { rows } = await admin.query(
    `with bottle as (
       update estate.declinations set quantity = 36, sell_by_multiple_of = 1, fixed_price_cents = $2, discount_id = null
       where site_id = 1 and reference = $1 returning id, product_id
     ), wine as (
       update estate.products set decreasing_set_id = null, discount_id = null
       where site_id = 1 and id in (select product_id from bottle)
     )
     select id from bottle`,
    [reference, cents],
  )
  return rows[0].id
}

async function change(
  { admin }: TestApp,
  { table, id, column, value }: { table: string; id: number; column: string; value: unknown },
): Promise<void> {
  await admin.query(`update estate.${table} set ${column} = $2 where site_id = 1 and id = $1`, [id, value])
}

async function addCode(
  { admin }: TestApp,
  { code, given }: { code: string; given: Record<string, unknown> },
): Promise<number> {
  const facts = { type: 'PERCENT', amount: 1_000, ...given, code, site_id: 1 }
  const names = Object.keys(facts)
  const places = names.map((_, at) => `$${at + 1}`)
  const sql = `insert into estate.discount_codes (${names.join(', ')}) values (${places.join(', ')}) returning id`
  return (await admin.query(sql, Object.values(facts))).rows[0].id
}
