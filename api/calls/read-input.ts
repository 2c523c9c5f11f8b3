import type { z } from 'zod'
import type { CallDefinition, UploadedFile } from '#contract/basics/define-call.ts'
import { inputProblem } from '#contract/basics/input-problems.ts'
import { readListQuery } from '#contract/basics/list-query.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'

/** A request as it came: nothing in it is trusted yet. */
export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  files: readonly UploadedFile[]
}

type ReadInput = { input: Record<string, unknown> } | { problems: Problems }

interface ReadOptions {
  part: 'params' | 'query' | 'body'
  schema: z.ZodObject | undefined
  given: unknown
}

/** Checks and converts every part of a request against its call. What the call does not name is refused. */
export function readInput(call: CallDefinition, raw: RawInput): ReadInput {
  // Without a prototype: a field may be called `__proto__`.
  const problems: Record<string, Problem> = Object.create(null)
  const input: Record<string, unknown> = {}

  const read = ({ part, schema, given }: ReadOptions) => {
    const broken = characterProblem(given)
    if (broken) return Object.assign(problems, broken)
    if (!schema) return part === 'params' ? undefined : Object.assign(problems, unknownFields(given))
    const parsed = strictly(schema).safeParse(given ?? {}, { reportInput: true })
    if (parsed.success) input[part] = parsed.data
    else for (const issue of parsed.error.issues) Object.assign(problems, inputProblem(issue))
  }

  read({ part: 'params', schema: call.params, given: raw.params })
  if (call.list) readList({ rules: call.list, given: raw.query, input, problems })
  else read({ part: 'query', schema: call.query, given: raw.query })
  if (call.method !== 'GET') read({ part: 'body', schema: call.body, given: raw.body })
  if (call.files) input.files = raw.files
  return Object.keys(problems).length > 0 ? { problems } : { input }
}

const strictBySchema = new WeakMap<z.ZodObject, z.ZodObject>()

/** Made once: a new schema is compiled when it is first used, which takes longer than reading by it. */
function strictly(schema: z.ZodObject): z.ZodObject {
  const known = strictBySchema.get(schema) ?? schema.strict()
  strictBySchema.set(schema, known)
  return known
}

interface ReadListOptions {
  rules: NonNullable<CallDefinition['list']>
  given: unknown
  input: Record<string, unknown>
  problems: Record<string, Problem>
}

function readList({ rules, given, input, problems }: ReadListOptions): void {
  const broken = characterProblem(given)
  if (broken) {
    Object.assign(problems, broken)
    return
  }
  const read = readListQuery(rules, (given ?? {}) as Record<string, unknown>)
  if ('problems' in read) Object.assign(problems, read.problems)
  else input.list = read.list
}

function unknownFields(given: unknown): Problems {
  if (given === undefined || given === null) return {}
  if (typeof given !== 'object' || Array.isArray(given)) return { body: { problem: 'not-an-object' } }
  return Object.fromEntries(Object.keys(given).map((name) => [name, { problem: 'unknown-field' } as const]))
}

/** PostgreSQL's text holds no null character and no half of one; found anywhere, it is named here instead of failing there. */
function characterProblem(given: unknown): Problems | null {
  const found = findBroken(given, '')
  return found === null ? null : { [printable(found.path) || 'body']: { problem: found.problem } }
}

interface BrokenText {
  path: string
  problem: 'null-character' | 'broken-character'
}

function findBroken(value: unknown, path: string): BrokenText | null {
  if (typeof value === 'string') return brokenText(value, path)
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key
    const found = brokenText(key, at) ?? findBroken(child, at)
    if (found !== null) return found
  }
  return null
}

function brokenText(text: string, path: string): BrokenText | null {
  if (text.includes('\0')) return { path, problem: 'null-character' }
  return text.isWellFormed() ? null : { path, problem: 'broken-character' }
}

function printable(path: string): string {
  return path.replace(/\0/g, '').toWellFormed()
}
