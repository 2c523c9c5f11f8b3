import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { CallDefinition, Role, Who } from '#contract/define-call.ts'
import type { Problems } from '#contract/problems.ts'
import type { Refusal } from '#contract/refusals.ts'
import { claimKey, findAnswer, keepAnswer } from '#db/queries/idempotency.ts'
import { findSessionUser } from '#db/queries/sessions.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/locales.ts'
import { isOverLimit } from './call-limit.ts'
import type { Site } from './directory.ts'
import type { AnyHandler, HandlerParts, Principal, RawBody, Services } from './handler.ts'
import type { Outcome, Refused } from './outcome.ts'
import { type RawInput, readInput } from './read-input.ts'

/** Who asks, from where, for which site. */
export interface Caller {
  site: Site
  locale: Locale
  address: string
  userAgent: string
  token: string | null
  idempotencyKey: string | null
  now: Date
}

/** What every call runs on. */
export interface CallGround {
  pool: Pool
  services: Services
}

export interface RunningCall {
  call: CallDefinition
  handler: AnyHandler
  raw: RawInput
  rawBody?: RawBody | null
  caller: Caller
}

const RANK: Record<Role, number> = { VISITOR: 0, CUSTOMER: 1, ADMIN: 2, SUPER_ADMIN: 3 }
const LEAST: Record<Who, number> = { visitor: 0, customer: 1, admin: 2, 'super-admin': 3 }
const PRINTABLE = /^[\x21-\x7e]{1,255}$/

/** Thrown to roll a refused transaction back, caught here only. */
class RefusedWork extends Error {
  readonly outcome: Refused
  constructor(outcome: Refused) {
    super(outcome.refusal)
    this.outcome = outcome
  }
}

/** The life of a call, the same for HTTP and for pages: check, identify, work in one transaction, check the answer. */
export async function runCall({ pool, services }: CallGround, running: RunningCall): Promise<Outcome> {
  const { call, raw, caller } = running
  if (call.who !== 'visitor' && caller.token === null) return { refusal: 'not-signed-in' }
  if (caller.idempotencyKey !== null && !PRINTABLE.test(caller.idempotencyKey)) {
    return { refusal: 'idempotency-key-invalid' }
  }
  const read = readInput(call, raw)
  if ('problems' in read) return { refusal: 'invalid-input', problems: read.problems }

  try {
    const admitted = await admit(pool, call, caller)
    if ('refusal' in admitted) return admitted
    const { principal } = admitted
    const waitSeconds = await isOverLimit(pool, call, caller, principal)
    if (waitSeconds !== null) return { refusal: 'too-many-requests', retryAfterSeconds: waitSeconds }
    const transact = <Value extends object>(work: (db: SiteDb) => Promise<Value>) => tryIn(pool, caller.site.id, work)
    const worked = await inSite(pool, caller.site.id, (db) =>
      workOnce({ ...services, db, transact }, running, principal, read.input),
    )
    return 'afterwards' in worked ? await worked.afterwards() : worked
  } catch (error) {
    if (error instanceof RefusedWork) return error.outcome
    throw error
  }
}

/** Who asks, when they may ask this call at all. */
export async function admit(
  pool: Pool,
  call: CallDefinition,
  caller: Caller,
): Promise<{ principal: Principal | null } | Refused> {
  const principal = await identify(pool, caller)
  if (call.who !== 'visitor' && !principal) return { refusal: 'not-signed-in' }
  if (RANK[principal?.role ?? 'VISITOR'] < LEAST[call.who]) return { refusal: 'not-allowed' }
  return { principal }
}

/** A "no" is thrown so that its transaction rolls back, and handed over as the outcome that it is. */
class RolledBack extends Error {
  readonly outcome: object
  constructor(outcome: object) {
    super('rolled back')
    this.outcome = outcome
  }
}

async function tryIn<Value extends object>(
  pool: Pool,
  siteId: number,
  work: (db: SiteDb) => Promise<Value>,
): Promise<Value> {
  try {
    return await inSite(pool, siteId, async (db) => {
      const outcome = await work(db)
      if ('refusal' in outcome || 'problems' in outcome) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    // Thrown above with a value of this very call.
    if (error instanceof RolledBack) return error.outcome as Value
    throw error
  }
}

type Ground = Services & Pick<HandlerParts, 'db' | 'transact'>
type Done = { data: unknown }
type Later = { afterwards: () => Promise<Done> }

/** A token is looked up inside its site only: another estate's token is as unknown as a made-up one. */
async function identify(pool: Pool, { site, token, now }: Caller): Promise<Principal | null> {
  if (token === null) return null
  const tokenHash = createHash('sha256').update(token).digest()
  return (await inSite(pool, site.id, (db) => findSessionUser(db, tokenHash, now))) ?? null
}

/** With an Idempotency-Key, the first answer is kept in the transaction of its work and given again to every retry. */
async function workOnce(
  ground: Ground,
  running: RunningCall,
  principal: Principal | null,
  input: Record<string, unknown>,
): Promise<Outcome | Later> {
  const { call, caller } = running
  const { db } = ground
  const key = call.method === 'GET' || call.keepsOwnKeys ? null : caller.idempotencyKey
  if (key === null) return work(ground, running, principal, input)

  const hash = requestHash(call, principal, input)
  if (await claimKey(db, key, hash)) {
    const worked = await work(ground, running, principal, input)
    // An answer that is to be kept belongs to the transaction, however long it takes.
    const outcome = 'afterwards' in worked ? await worked.afterwards() : worked
    await keepAnswer(db, key, outcome.data)
    return outcome
  }
  const kept = await findAnswer(db, key)
  if (!hash.equals(kept.request_hash)) return { refusal: 'idempotency-key-reused' }
  return { data: kept.answer, isReplay: true }
}

async function work(
  ground: Ground,
  { call, handler, caller, rawBody = null }: RunningCall,
  principal: Principal | null,
  input: Record<string, unknown>,
): Promise<Done | Later> {
  const { site, locale, now, address, userAgent, idempotencyKey } = caller
  const randomId = () => randomBytes(16).toString('hex')
  const visitor = { address, userAgent }
  const parts: HandlerParts = { ...ground, site, locale, principal, now, randomId, idempotencyKey, rawBody, visitor }
  const answer = await handler(input as never, parts)
  const done = (said: { value: unknown } | { refusal: Refusal } | { problems: Problems }): Done => {
    if ('problems' in said) throw new RefusedWork({ refusal: 'invalid-input', problems: said.problems })
    if ('refusal' in said) throw new RefusedWork({ refusal: said.refusal })
    // Off-contract fields are dropped and wrong shapes are faults: nothing leaves that the contract does not name.
    return { data: call.output.parse(said.value) }
  }
  if ('afterwards' in answer) return { afterwards: async () => done(await answer.afterwards()) }
  return done(answer)
}

function requestHash(call: CallDefinition, principal: Principal | null, input: Record<string, unknown>): Buffer {
  const hash = createHash('sha256')
  const { files, ...fields } = input as { files?: { bytes: Uint8Array }[] }
  hash.update(JSON.stringify([call.name, principal?.id ?? null, fields]))
  for (const file of files ?? []) hash.update(file.bytes)
  return hash.digest()
}
