import { type CallDefinition, LIVE_KINDS, type LiveThing, type UploadedFile } from '#contract/basics/define-call.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { AnswerCookie } from './answer-cookie.ts'
import type { Caller } from './caller.ts'
import { type Outcome, type Refused, toEnvelope } from './outcome.ts'
import type { RegisteredCall, Registry } from './registry.ts'
import { type CallDependencies, runCall } from './run-call.ts'

interface CallInput {
  params?: unknown
  list?: unknown
  query?: unknown
  body?: unknown
  files?: readonly (Blob | string)[]
}

type InProcessAsk = (route: { method: string; path: string }, asked: CallInput) => Promise<Envelope<unknown>>

interface Listeners {
  /** Hears what an answer wants the browser to keep; who does not listen leaves it as it is. */
  onCookies?: (cookies: readonly AnswerCookie[]) => void
  /** Hears what an answer shows of things that live. */
  onLive?: (live: readonly LiveThing[]) => void
}

type AskAs = (caller: Caller, listeners?: Listeners) => InProcessAsk

/** The transport of pages rendered here: the same checks and the same transaction as over HTTP, without the wire. */
export function createInProcessAsk(ground: CallDependencies, registry: Registry): AskAs {
  const callByRoute = new Map<string, RegisteredCall>(
    registry.map((one) => [`${one.call.method} ${one.call.path}`, one]),
  )
  return (caller, { onCookies, onLive } = {}) =>
    async (route, asked) => {
      const registered = callByRoute.get(`${route.method} ${route.path}`)
      if (!registered) throw new Error(`No call ${route.method} ${route.path}`)
      const files = await readFiles(registered.call, asked.files ?? [])
      if ('refusal' in files) return toEnvelope(files, caller.locale)
      const { params, body } = asked
      const raw = { params, query: wireValues(asked.list ?? asked.query), body, files }
      const outcome = await runCall(ground, { ...registered, raw, caller })
      if ('cookies' in outcome && outcome.cookies) onCookies?.(outcome.cookies)
      onLive?.(liveIn(registered.call, outcome))
      return toEnvelope(outcome, caller.locale)
    }
}

/** What a call shows that is not shared, nobody knows: it counts as everything. */
function liveIn({ isShared, live = [] }: CallDefinition, outcome: Outcome): readonly LiveThing[] {
  if (!isShared) return LIVE_KINDS
  return 'data' in outcome ? (outcome.live ?? live) : live
}

/** A form's files, within the limits that hold on the wire. */
async function readFiles(
  { files: rules }: CallDefinition,
  files: readonly (Blob | string)[],
): Promise<UploadedFile[] | Refused> {
  const sent = files.filter((file) => file instanceof File)
  const isTooMuch = sent.length > (rules?.max ?? 0) || sent.some(({ size }) => size > (rules?.maxBytes ?? 0))
  if (isTooMuch) return { refusal: 'body-too-large' }
  return Promise.all(
    sent.map(async (file) => ({ filename: file.name, mimeType: file.type, bytes: await file.bytes() })),
  )
}

/** On the wire every value of a query string is text. */
function wireValues(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return undefined
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
