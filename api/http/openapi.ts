import { z } from 'zod'
import type { Registry } from '#api/calls/registry.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { OPERATOR_BY_MARK } from '#contract/basics/list-query.ts'
import { REFUSAL_STATUS } from '#contract/basics/refusals.ts'

type Json = Record<string, unknown>

interface Operation extends Json {
  parameters: Json[]
  requestBody?: Json
  responses: Json
}

const ENVELOPE_FAILURE: Json = {
  type: 'object',
  required: ['success', 'data', 'message', 'code'],
  properties: {
    success: { const: false },
    data: { type: 'null' },
    message: { type: 'string' },
    code: { enum: Object.keys(REFUSAL_STATUS) },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

const HEADERS: Json[] = [
  { name: 'idSite', in: 'header', schema: { type: 'integer' }, description: 'The site, on a shared host.' },
  { name: 'userLang', in: 'header', schema: { type: 'string' }, description: 'fr, fr_FR, en…; otherwise French.' },
]
const IDEMPOTENCY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description: 'The same key gives the first answer again instead of doing the work twice.',
}

const FILE: Json = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }

/** The machine-readable page of the API, made from the registry alone. */
export function openApiDocument(registry: Registry): Json {
  const paths: Record<string, Json> = {}
  const shared: Json = {}
  for (const { call } of registry) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const operation = hoistDefinitions({ operation: openApiOperation(call), callName: call.name, shared })
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cuvée', version: '1', description: 'The API of the estates’ sites.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: ENVELOPE_FAILURE, ...shared },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}

export function openApiOperation(call: CallDefinition): Operation {
  const failures = [...new Set(['invalid-input' as const, ...call.refusals].map((refusal) => REFUSAL_STATUS[refusal]))]
  return {
    operationId: call.name,
    summary: call.about,
    tags: [call.path.split('/')[1] === 'admin' ? 'admin' : call.path.split('/')[1]],
    parameters: [
      ...pathParameters(call),
      ...queryParameters(call),
      ...HEADERS,
      ...(call.method === 'GET' ? [] : [IDEMPOTENCY]),
    ],
    ...(call.who === 'visitor' ? {} : { security: [{ token: [] }] }),
    ...(call.body ? { requestBody: requestBody(call) } : {}),
    responses: {
      200: { description: 'Done', content: call.answersFile ? FILE : json(successAnswer(call)) },
      ...Object.fromEntries(failures.map((status) => [status, failureAnswer()])),
    },
  }
}

function successAnswer(call: CallDefinition): Json {
  const data = jsonSchema(call.output, 'output')
  const properties = { success: { const: true }, data, message: { type: 'string' } }
  return { type: 'object', required: ['success', 'data', 'message'], properties }
}

function failureAnswer(): Json {
  return { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) }
}

function requestBody(call: CallDefinition): Json {
  const schema = jsonSchema(call.body as z.ZodObject, 'input')
  if (!call.files) return { required: true, content: json(schema) }
  const file = { type: 'string', format: 'binary' }
  const field = call.upload ?? 'image'
  const files = { [field]: field === 'image' ? file : { type: 'array', items: file } }
  const properties = { ...(schema.properties as Json), ...files }
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } }
}

function pathParameters(call: CallDefinition): Json[] {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const shape = call.params?.shape ?? {}
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: shape[name] ? jsonSchema(shape[name] as z.ZodType, 'output') : { type: 'string' },
  }))
}

function queryParameters(call: CallDefinition): Json[] {
  if (call.query) {
    const shape = Object.entries(call.query.shape)
    return shape.map(([name, schema]) => ({ name, in: 'query', schema: jsonSchema(schema as z.ZodType, 'input') }))
  }
  if (!call.list) return []
  const marks = Object.entries(OPERATOR_BY_MARK).map(([mark, operator]) => `${mark}: ${operator}`)
  const filters = Object.entries(call.list.filters).map(([name, { operators }]) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
    description: `Filter: ${operators.join(', ')} (${marks.join(', ')}; plain: equal).`,
  }))
  const orders = call.list.orderBy.flatMap((field) => [field, `-${field}`])
  return [
    { name: 'nbItem', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
    { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'orderBy', in: 'query', schema: { enum: orders, default: call.list.defaultOrder } },
    ...filters,
  ]
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ jsonSchema }) {
      // zod writes the limits of safe integers on every whole number; they tell a reader nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  }) as Json
  return rest
}

interface HoistDefinitionsOptions {
  operation: Operation
  callName: string
  shared: Json
}

/** Recursive shapes refer to definitions beside them; in an OpenAPI document those live under components. */
function hoistDefinitions({ operation, callName, shared }: HoistDefinitionsOptions): Json {
  const text = JSON.stringify(operation).replaceAll('#/$defs/', `#/components/schemas/${callName}.`)
  return JSON.parse(text, (key, value) => {
    if (key !== '$defs') return value
    for (const [name, definition] of Object.entries(value)) shared[`${callName}.${name}`] = definition
    return undefined
  })
}
