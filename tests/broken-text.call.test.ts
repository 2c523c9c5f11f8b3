import { expect, test } from 'vitest'
import { z } from 'zod'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { createTestApp } from './support/test-app.ts'
import { ADDRESS, addBottle, addFreeCarrier, fillCart } from './support/test-orders.ts'

interface Json {
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: Json[]
  properties?: Record<string, Json>
  items?: Json
}

/** PostgreSQL’s text holds neither; the door refuses both. */
const BROKEN = ['\ud800', 'Ève\udc00', 'a\u0000b']
/** Odd, but it may be meant: whatever becomes of it, it is no fault. */
const ODD = ['a\nb', '\u202eb\u2066', '\u0007', '\ufeff', '🍷']

/** What of an order cannot be guessed from its shape, so that it comes as far as the database. */
const ORDERED = {
  country: 'FR',
  phone: '+33612345678',
  deliveryPostalCode: ADDRESS.postalCode,
  deliveryIdCountry: ADDRESS.idCountry,
  discount: null,
  dateSchedule: null,
  idSchedule: null,
  serviceName: null,
  serviceCode: null,
  servicePrice: null,
  shownTotal: null,
}

test('text that no table can hold is a 400 in every field of every call, and odd text never a fault', async () => {
  const shop = await createTestApp()
  const { app } = shop
  const authorization = `Bearer ${await shop.signIn(1, 'ADMIN')}`
  const bottle = await addBottle(shop, { stock: 1000 })
  const idCart = await fillCart(shop, { lines: [[bottle, 1]], headers: { authorization } })
  const idCarrier = await addFreeCarrier(shop)
  const known = { ...ADDRESS, ...ORDERED, idCart, idCarrier, idProduct: bottle, quantity: 1 }
  let tried = 0

  for (const call of Object.values<CallDefinition>(everyCall)) {
    if (!call.body) continue
    const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Json
    const path = call.path.replace(/:(\w+)/g, (_, name) =>
      name === 'cartId' ? idCart : name === 'reference' ? '0'.repeat(32) : '1',
    )
    const send = async (body: unknown) => {
      const answer = await app.inject({
        method: call.method,
        url: `/api${path}`,
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      return { status: answer.statusCode, told: `${call.name} ${JSON.stringify(body)} ${answer.body}` }
    }
    const sample = sampleOf(schema, { known, name: '' })
    for (const at of textsIn(schema)) {
      for (const text of BROKEN) {
        const { status, told } = await send(withText(sample, { at, text }))
        expect(status, told).toBe(400)
        tried++
      }
      for (const text of ODD) {
        const { status, told } = await send(withText(sample, { at, text }))
        expect(status, told).toBeLessThan(500)
      }
    }
  }
  expect(tried).toBeGreaterThan(150)
})

test('a null character in an address is a 400 wherever it stands', async () => {
  const { app, signIn } = await createTestApp()
  const authorization = `Bearer ${await signIn(1, 'ADMIN')}`
  for (const call of Object.values<CallDefinition>(everyCall)) {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    for (const broken of call.takesRawBody ? [] : names) {
      const path = call.path.replace(/:(\w+)/g, (_, name) => (name === broken ? 'a%00b' : '1'))
      const payload = call.method === 'GET' ? {} : { payload: {} }
      const answer = await app.inject({
        method: call.method,
        url: `/api${path}`,
        headers: { authorization },
        ...payload,
      })
      expect(answer.statusCode, `${call.name} ${path} ${answer.body}`).toBe(400)
    }
    for (const name of [...Object.keys(call.query?.shape ?? {}), ...Object.keys(call.list?.filters ?? {})]) {
      const answer = await app.inject({
        url: `/api${call.path.replace(/:\w+/g, '1')}?${name}=a%00b`,
        headers: { authorization },
      })
      expect(answer.statusCode, `${call.name} ${name}`).toBe(400)
    }
  }
})

type Path = readonly (string | number)[]

/** Where a body holds text that is free: neither a choice nor of a written form. */
function textsIn(schema: Json, at: Path = []): Path[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsIn(one, at))
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, own]) => textsIn(own, [...at, name]))
  if (schema.items) return textsIn(schema.items, [...at, 0])
  return schema.type === 'string' && !schema.enum && schema.const === undefined ? [at] : []
}

interface SampleOptions {
  known: Readonly<Record<string, unknown>>
  name: string
}

/** A body that a call might well take. */
function sampleOf(schema: Json, { known, name }: SampleOptions): unknown {
  if (name in known && kindsOf(schema).has(kindOf(known[name]))) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, { known, name })
  if (schema.properties) {
    const parts = Object.entries(schema.properties)
    return Object.fromEntries(parts.map(([part, own]) => [part, sampleOf(own, { known, name: part })]))
  }
  if (schema.items) return [sampleOf(schema.items, { known, name: '' })]
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return sampleText(schema)
  return 1
}

function kindsOf({ type, anyOf = [] }: Json): Set<string | undefined> {
  return new Set([type === 'integer' ? 'number' : type, ...anyOf.flatMap((one) => [...kindsOf(one)])])
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : typeof value
}

function sampleText({ format, pattern }: Json): string {
  if (format === 'email') return 'eve@example.com'
  if (format === 'date') return '1984-05-12'
  return pattern === undefined ? 'Ève Martin' : '0'.repeat(32)
}

/** The same body with another text at one place; what is on the way and missing is made. */
function withText(body: unknown, { at, text }: { at: Path; text: string }): unknown {
  const [first, ...rest] = at
  if (first === undefined) return text
  const inner = body !== null && typeof body === 'object' ? (body as Record<string | number, unknown>) : {}
  const changed = withText(inner[first], { at: rest, text })
  return typeof first === 'number' ? [changed] : { ...inner, [first]: changed }
}
