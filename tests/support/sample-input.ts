import { z } from 'zod'
import type { CallDefinition } from '#contract/basics/define-call.ts'

interface Shape {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  minLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}

/** What texts of a known form look like. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'odile@example.org',
  date: '2026-11-17',
  'date-time': '2026-11-17T10:00:00Z',
  time: '10:00',
  uri: 'https://example.org/',
  uuid: '00000000-0000-4000-8000-000000000000',
}
/** Tried one after the other where only a pattern says what is right. */
const TEXTS = [
  'abc',
  'a1b2',
  '12345678',
  '10:00',
  '#123456',
  'fr',
  '2026-11',
  'abcdef-1',
  'f'.repeat(32),
  'A1',
  'essai',
  '3760000000000',
  '1x1',
]
/** What is read in a way that no shape tells. */
const UNSAID: Readonly<Record<string, string | undefined>> = { email: FORMATS.email }
const IS_ID = /^ids?$|Ids?$|^id[A-Z]/

/** A request that a call's shapes let through, with one id wherever one is wanted. */
export function sampleInput({ path, params, query, body }: CallDefinition, id: number) {
  const parts = params ? (sampleOf({ shape: shapeOf(params), id, name: '' }) as Record<string, unknown>) : {}
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name])))
  const asked = query ? (sampleOf({ shape: shapeOf(query), id, name: '' }) as Record<string, string>) : {}
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
  const payload = body ? (sampleOf({ shape: shapeOf(body), id, name: '' }) as object) : {}
  return { url: `/api${filled}${search ? `?${search}` : ''}`, payload }
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as unknown as Shape
}

interface Wanted {
  shape: Shape
  id: number
  name: string
}

function sampleOf({ shape, id, name }: Wanted): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const choice = (shape.anyOf ?? shape.oneOf)?.find(({ type }) => type !== 'null')
  if (choice) return sampleOf({ shape: choice, id, name })
  if (shape.allOf?.[0])
    return sampleOf({ shape: { ...shape.allOf[0], ...Object.assign({}, ...shape.allOf) }, id, name })
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => shape.required?.includes(key) || IS_ID.test(key))
          .map(([key, inner]) => [key, sampleOf({ shape: inner, id, name: key })]),
      )
    case 'array':
      return Array.from({ length: Math.max(shape.minItems ?? 0, IS_ID.test(name) ? 1 : 0) }, () =>
        sampleOf({ shape: shape.items ?? {}, id, name }),
      )
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      if (IS_ID.test(name)) return Math.min(id, shape.maximum ?? id)
      return Math.max(1, shape.minimum ?? 0, (shape.exclusiveMinimum ?? 0) + 1)
    case 'string':
      return UNSAID[name] ?? textOf(shape, IS_ID.test(name) ? [String(id)] : [])
    default:
      return IS_ID.test(name) ? id : 1
  }
}

function textOf({ format, pattern, minLength = 0 }: Shape, first: readonly string[]): string {
  const known = FORMATS[format ?? '']
  if (known) return known
  const fitting = pattern ? [...first, ...TEXTS].find((text) => new RegExp(pattern, 'u').test(text)) : first[0]
  return fitting ?? 'abc'.padEnd(minLength, 'x')
}
