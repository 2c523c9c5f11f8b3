import type { z } from 'zod'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { ListQueryOf, ListRules } from './list-query.ts'
import type { Refusal } from './refusals.ts'
import type { Route } from './route.ts'
import type { SecurityKind } from './security-kinds.ts'

export const ROLES = ['VISITOR', 'CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** The least a caller must be; each one may also do what those before it may. */
export type Who = 'visitor' | 'customer' | 'admin' | 'super-admin'

/** Critical calls (checkout, webhooks) keep their places when the server is overloaded. */
export type Priority = 'critical' | 'normal'

/** At most `max` tries in `seconds`, counted exactly over all workers. */
interface CallLimit {
  per: 'address' | 'account'
  max: number
  seconds: number
  /** Of a call that does several things, the ones that count, by the parts of its path; all of them when it is not said. */
  counts?: (params: unknown) => boolean
}

/** What changes so often that a change of it renews only the answers that show it: bottles that can be had, places of an event. */
export const LIVE_KINDS = ['stock', 'places'] as const
type LiveKind = (typeof LIVE_KINDS)[number]

/** One of them, by the id of its product or event; without an id, all of the kind. */
export type LiveThing = LiveKind | `${LiveKind} ${number}`

/**
 * Why two callers may get two answers though nothing of the site has changed: it is somebody's own, it belongs to a secret
 * link, the hour counts, a file is drawn for whoever asks, a service of others is asked, or asking has an effect.
 */
type Difference = 'caller' | 'link' | 'time' | 'file' | 'service' | 'effect'

/** Files of a call whose route names the field that holds them. */
interface FileRules {
  max: number
  maxBytes: number
}

export interface UploadedFile {
  filename: string
  mimeType: string
  bytes: Uint8Array
}

export interface CallDefinition extends Route {
  name: string
  about: string
  who: Who
  /** Of calls of administrators: the part of the back office that the caller needs a right for. Reading needs less than changing. */
  area?: OfficeArea
  /** Of calls of administrators that belong to no part: each may read it, and is told only what they may see. */
  isForEveryRole?: true
  params?: z.ZodObject
  list?: ListRules
  query?: z.ZodObject
  body?: z.ZodObject
  files?: FileRules
  output: z.ZodType
  /** Its handler writes every field by name: the answer is held to `output` in tests and while developing, not each time it is made. */
  isExact?: true
  /** Answers with the bytes of a file (contract/basics/shapes.ts, `FileAnswer` or `StreamedFile`) instead of an envelope; refusals stay envelopes. */
  answersFile?: true
  refusals: readonly Refusal[]
  /**
   * For forms with files that work without a script: the page that a browser is led back to, whatever comes of it. What was
   * refused is named in its address.
   */
  returnsToPage?: (params: Readonly<Record<string, string | undefined>>) => string
  /** The handler keeps the Idempotency-Key with its own rows, because a service is asked between two transactions. */
  keepsOwnKeys?: true
  /** What it answers opens a session: nothing of it is kept for an Idempotency-Key, where it would lie in the clear. */
  answersSecret?: true
  /** Gets the bytes as they came, with the headers: signatures are over bytes. */
  takesRawBody?: true
  /** The site is `:idSite` of the path, whatever the host: services of others know one address only. */
  siteFromPath?: true
  priority?: Priority
  limit?: CallLimit
  /** What the security log notes when it was done; what is refused is noted by itself. */
  logs?: SecurityKind
  /** A GET that changes something, as the specification wants it: only a page of ours may ask it in somebody's name. */
  changesOnRead?: true
  /** Answers visitors although the site is still being built: signing in, and payments under way. */
  isOpenWhileBuilding?: true
  /** Answers an administrator who has yet to set up a second factor: what leads there, and out. */
  isOpenWithoutFactor?: true
  /** How long anyone may keep the answer, because it is the same for all and changes with the product only. */
  cacheSeconds?: number
  /** How long the caller's own browser may keep the answer: it is theirs, and does not change. */
  keepsPrivately?: number
  /** Everyone gets the same answer until something of the site changes: it is kept in memory until then (decisions/003). */
  isShared?: true
  /** What of it changes without a new edition of the site. */
  live?: readonly LiveKind[]
  /** Why a call that visitors read is not shared. */
  differsBy?: Difference
  /** Every page asks it and everyone gets the same: its answer is kept in memory until something of the site changes. */
  isShell?: true
}

export function defineCall<const Definition extends CallDefinition>(call: Definition): Definition {
  return call
}

/** The calls among what a file of the contract exports; shapes and sets are left out. */
export type CallsIn<Module> = {
  [Name in keyof Module as Module[Name] extends CallDefinition ? Name : never]: Module[Name]
}

export function pickCalls<Module extends object>(module: Module): CallsIn<Module> {
  const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value && 'who' in value
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isCall(value))) as CallsIn<Module>
}

type Part<Definition, Key extends string, Value> = Definition extends { [K in Key]: unknown }
  ? { [K in Key]: Value }
  : unknown
type Parsed<Definition, Key extends keyof Definition> = Definition[Key] extends z.ZodType
  ? z.output<Definition[Key]>
  : never
type Given<Definition, Key extends keyof Definition> = Definition[Key] extends z.ZodType
  ? z.input<Definition[Key]>
  : never

/** What a handler receives: checked and converted. */
export type InputOf<D extends CallDefinition> = Part<D, 'params', Parsed<D, 'params'>> &
  Part<D, 'list', D['list'] extends ListRules ? ListQueryOf<D['list']> : never> &
  Part<D, 'query', Parsed<D, 'query'>> &
  Part<D, 'body', Parsed<D, 'body'>> &
  Part<D, 'files', readonly UploadedFile[]>

/** What a caller gives. Lists take the wire's own grammar: `{ name: 'lk:rouge', nbItem: 24 }`. */
export type RequestOf<D extends CallDefinition> = Part<D, 'params', Given<D, 'params'>> &
  (D extends { list: ListRules } ? { list?: Record<string, string | number> } : unknown) &
  Part<D, 'query', Given<D, 'query'>> &
  Part<D, 'body', Given<D, 'body'>> &
  (D extends { files: FileRules } ? { files?: readonly (Blob | string)[] } : unknown)

export type OutputOf<D extends CallDefinition> = z.output<D['output']>
export type RefusalOf<D extends CallDefinition> = D['refusals'][number]
