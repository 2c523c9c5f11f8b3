import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { CallDefinition, Role, Who } from '#contract/basics/define-call.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findSessionUser, noteSessionUse } from '#db/queries/accounts/sessions.ts'
import { claimKey, findAnswer, keepAnswer } from '#db/queries/basics/idempotency.ts'
import { inSite, inSiteAtOnce, readSiteAtOnce } from '#db/site-db.ts'
import { needsFactor } from '#rules/accounts/second-factor.ts'
import { isLeftAlone, isWorthNoting } from '#rules/accounts/session-times.ts'
import { mayDo } from '#rules/office/rights.ts'
import { answerCheck, asItIs } from './answer-check.ts'
import { NO_COOKIES } from './answer-cookie.ts'
import { secondsToWait } from './call-limit.ts'
import type { Caller, SignedIn } from './caller.ts'
import type { AnyHandler, HandlerContext, HandlerResult, Principal, Services } from './handler.ts'
import { ownKey } from './idempotency-key.ts'
import { inSiteOrRollBack } from './in-site-or-roll-back.ts'
import { type Json, readJson } from './json.ts'
import { isOfficeChange, noteChanges } from './note-changes.ts'
import type { Outcome, Refused } from './outcome.ts'
import { type RawInput, readInput } from './read-input.ts'
import { securityEvent, securityKind } from './security-log.ts'
import { hashToken } from './session-token.ts'

/** What every call runs on. */
export interface CallDependencies {
  pool: Pool
  services: Services
  /** Where answers are made for visitors: those of `isExact` calls were held to their shapes before. */
  trustsExact?: true
}

export interface CallRequest {
  call: CallDefinition
  handler: AnyHandler
  raw: RawInput
  rawBody?: HandlerContext['rawBody']
  caller: Caller
  /** The try was counted before the body was read. */
  isCounted?: true
}

const RANK: Record<Role, number> = { VISITOR: 0, CUSTOMER: 1, ADMIN: 2, SUPER_ADMIN: 3 }
const LEAST: Record<Who, number> = { visitor: 0, customer: 1, admin: 2, 'super-admin': 3 }
const PRINTABLE = /^[\x21-\x7e]{1,255}$/

/** Thrown to roll a refused transaction back, caught here only. */
class RefusedError extends Error {
  readonly outcome: Refused
  constructor(outcome: Refused) {
    super(outcome.refusal)
    this.outcome = outcome
  }
}

/** The life of a call, the same for HTTP and for pages; what of its end belongs into the security log is noted there. */
export async function runCall(ground: CallDependencies, running: CallRequest): Promise<Outcome> {
  return endCall(ground, { ...running, outcome: await answerCall(ground, running) })
}

interface EndedCall<Answer> extends Pick<CallRequest, 'call' | 'caller'> {
  outcome: Answer
}

/** What of a call's end belongs into the security log is noted there. */
export async function endCall<Answer extends Outcome>(
  ground: CallDependencies,
  { call, caller, outcome }: EndedCall<Answer>,
): Promise<Answer> {
  const kind = securityKind(call, outcome)
  if (kind !== null) {
    const signedIn = 'data' in outcome ? (outcome.data as { user?: { id: number } }).user : undefined
    const userId = signedIn?.id ?? (await identify(ground, caller))?.id ?? null
    await ground.services.security.note(securityEvent({ kind, call, caller, userId }))
  }
  return forgetSession(outcome, caller)
}

/** A session that is over, or never was, is taken out of the browser by the answer that says so. */
function forgetSession<Answer extends Outcome>(outcome: Answer, { token }: Caller): Answer {
  const isOver = 'refusal' in outcome && outcome.refusal === 'not-signed-in' && token !== null
  return isOver ? { ...outcome, cookies: NO_COOKIES } : outcome
}

/** Checks, identifies, works in one transaction, checks the answer. */
async function answerCall(ground: CallDependencies, running: CallRequest): Promise<Outcome> {
  const { pool, services } = ground
  const { call, raw, caller } = running
  if (call.who !== 'visitor' && caller.token === null) return { refusal: 'not-signed-in' }
  if (caller.idempotencyKey !== null && !PRINTABLE.test(caller.idempotencyKey)) {
    return { refusal: 'idempotency-key-invalid' }
  }
  const read = readInput(call, raw)
  if ('problems' in read) return { refusal: 'invalid-input', problems: read.problems }

  try {
    const { params } = read.input
    const admitted = await (running.isCounted ? admit : admitAndCount)(ground, { call, caller, params })
    if ('refusal' in admitted) return admitted
    const { principal } = admitted
    const tell = answerCheck(call, ground)
    const place = { pool, siteId: caller.site.id }
    const transact: HandlerContext['transact'] = (own) => inSiteOrRollBack(place, own)
    const isRead = call.method === 'GET' && !call.changesOnRead
    const askOnce: HandlerContext['askOnce'] = (own) =>
      isRead ? readSiteAtOnce({ ...place, kind: call.name }, own) : inSiteAtOnce(place, own)
    const worked = await inSite(place, (db) =>
      workOnce({ ...services, db, transact, askOnce }, { running, principal, input: read.input, tell }),
    )
    return 'afterwards' in worked ? await worked.afterwards() : worked
  } catch (error) {
    if (error instanceof RefusedError) return error.outcome
    throw error
  }
}

type Admitted = { principal: Principal | null }

/** Who asks, when they may ask this call at all and have not asked it too often. */
export async function admitAndCount(
  ground: CallDependencies,
  { call, caller, params }: Pick<CallRequest, 'call' | 'caller'> & { params: unknown },
): Promise<Admitted | Refused> {
  const admitted = await admit(ground, { call, caller })
  if ('refusal' in admitted) return admitted
  const waitSeconds = await secondsToWait(ground.pool, { call, caller, principal: admitted.principal, params })
  return waitSeconds === null ? admitted : { refusal: 'too-many-requests', retryAfterSeconds: waitSeconds }
}

/** Who asks, when they may ask this call at all. */
export async function admit(
  ground: CallDependencies,
  { call, caller }: Pick<CallRequest, 'call' | 'caller'>,
): Promise<Admitted | Refused> {
  const found = await identify(ground, caller)
  // An administrator without a second factor is nobody yet: all they can do is set one up, or go.
  const isHeldBack = found?.lacksFactor && !call.isOpenWithoutFactor
  if (isHeldBack && call.who !== 'visitor') return { refusal: 'second-factor-missing' }
  const principal = isHeldBack || !found ? null : { id: found.id, role: found.role, officeRole: found.officeRole }
  if (call.who !== 'visitor' && !principal) return { refusal: 'not-signed-in' }
  if (RANK[principal?.role ?? 'VISITOR'] < LEAST[call.who]) return { refusal: 'not-allowed' }
  if (principal && lacksRight(call, principal)) return { refusal: 'not-allowed' }
  return { principal }
}

/** Whoever is an administrator may still not be there for this part of the back office. */
function lacksRight({ area, method }: CallDefinition, { officeRole }: Principal): boolean {
  return area !== undefined && !mayDo({ role: officeRole, area, needs: method === 'GET' ? 'read' : 'write' })
}

type TransactionContext = Services & Pick<HandlerContext, 'db' | 'transact' | 'askOnce'>
type Done = Exclude<Outcome, Refused>
type DeferredOutcome = { afterwards: () => Promise<Done> }

/** Once for all that a page asks; otherwise for each call. */
async function identify(ground: CallDependencies, caller: Caller): Promise<SignedIn | null> {
  const { token, session } = caller
  if (token === null) return null
  if (!session) return findSignedIn(ground, { ...caller, token })
  session.found ??= findSignedIn(ground, { ...caller, token })
  return session.found
}

/** A token is looked up inside its site only: another estate's token is as unknown as a made-up one. */
async function findSignedIn(
  { pool, services }: CallDependencies,
  { site, token, now }: Caller & { token: string },
): Promise<SignedIn | null> {
  const user = await findInUse({ pool, siteId: site.id }, { tokenHash: hashToken(token), now })
  // Where the demo is off, nobody is still signed in as one of its people.
  if (!user || (!services.isDemo && isDemoAddress(user.email))) return null
  const { id, role, officeRole } = user
  return { id, role, officeRole, lacksFactor: user.factorAt === null && needsFactor({ role, isDemo: services.isDemo }) }
}

/** Whose session it is, unless they have left it alone; that it is in use is noted now and then. */
async function findInUse(place: { pool: Pool; siteId: number }, session: { tokenHash: Uint8Array; now: Date }) {
  const user = await readSiteAtOnce({ ...place, kind: 'session' }, (db) => findSessionUser(db, session))
  if (!user) return undefined
  const seen = { role: user.role, seenAt: user.seenAt, now: session.now }
  if (isLeftAlone(seen)) return undefined
  if (isWorthNoting(seen)) await inSiteAtOnce(place, (db) => noteSessionUse(db, session))
  return user
}

interface WorkOptions {
  running: CallRequest
  principal: Principal | null
  input: Record<string, unknown>
  /** What is told of what a handler answers. */
  tell: (value: unknown) => unknown
}

/** With an Idempotency-Key, the first answer is kept in the transaction of its work and given again to every retry. */
async function workOnce(ground: TransactionContext, asked: WorkOptions): Promise<Outcome | DeferredOutcome> {
  const { running, principal, input } = asked
  const { call, caller } = running
  const { db } = ground
  const keepsNone = call.method === 'GET' || call.keepsOwnKeys || call.answersSecret
  const key = keepsNone ? null : ownKey({ caller, principal, input })
  if (key === null) return work(ground, asked)

  const hash = requestHash({ call, principal, input })
  if (await claimKey(db, { key, requestHash: hash })) {
    const worked = await work(ground, asked)
    // An answer that is to be kept belongs to the transaction, however long it takes.
    const outcome = 'afterwards' in worked ? await worked.afterwards() : worked
    await keepAnswer(db, { key, answer: outcome.data })
    return outcome
  }
  const kept = await findAnswer(db, key)
  if (!hash.equals(kept.request_hash)) return { refusal: 'idempotency-key-reused' }
  return { data: kept.answer, isReplay: true }
}

async function work(
  ground: TransactionContext,
  { running: { call, handler, caller, rawBody = null }, principal, input, tell }: WorkOptions,
): Promise<Done | DeferredOutcome> {
  const { site, locale, now, address, userAgent, device } = caller
  const idempotencyKey = ownKey({ caller, principal, input })
  const randomId = () => randomBytes(16).toString('hex')
  const sessionHash = caller.token === null ? null : hashToken(caller.token)
  const visitor = { address, userAgent, device }
  const own = { site, locale, principal, sessionHash, now, randomId, idempotencyKey, rawBody, visitor }
  const answer = await handler(input as never, { ...ground, ...own })
  if (principal && isOfficeChange(call) && !('refusal' in answer) && !('problems' in answer)) {
    const changes = 'changes' in answer ? answer.changes : undefined
    await noteChanges(ground.db, { call, principal, address, now, input, changes })
  }
  const done = (said: HandlerResult<CallDefinition>): Done => {
    if ('problems' in said) throw new RefusedError({ refusal: 'invalid-input', problems: said.problems })
    if ('refusal' in said) throw new RefusedError(said)
    const { cookies, live = call.live, isFleeting } = said
    const kept = { ...(cookies && { cookies }), ...(live && { live }), ...(isFleeting && { isFleeting }) }
    if (!('json' in said)) return { data: tell(said.value), ...kept }
    // Only of a call that is held to its very shape does what was written leave as it is.
    return call.isExact ? writtenAnswer(said.json, { tell, kept }) : { data: tell(readJson(said.json)), ...kept }
  }
  if ('afterwards' in answer) return { afterwards: async () => done(await answer.afterwards()) }
  return done(answer)
}

/** What is written out already is read for who looks into it: a check, a page. Where answers are trusted nobody does. */
function writtenAnswer(
  json: Json<unknown>,
  { tell, kept }: Pick<WorkOptions, 'tell'> & { kept: Omit<Done, 'data' | 'json'> },
): Done {
  if (tell !== asItIs) tell(readJson(json))
  return Object.assign(new Written(json), kept)
}

/** A class: an object with a getter of its own is a kind of its own to V8, and outlives its quick sweeps. */
class Written {
  readonly json: Json<unknown>
  constructor(json: Json<unknown>) {
    this.json = json
  }

  get data(): unknown {
    return readJson(this.json)
  }
}

interface RequestHashOptions {
  call: CallDefinition
  principal: Principal | null
  input: Record<string, unknown>
}

function requestHash({ call, principal, input }: RequestHashOptions): Buffer {
  const hash = createHash('sha256')
  const { files, ...fields } = input as { files?: { bytes: Uint8Array }[] }
  hash.update(JSON.stringify([call.name, principal?.id ?? null, fields]))
  for (const file of files ?? []) hash.update(file.bytes)
  return hash.digest()
}
