import type { AllCalls } from '#contract/all-calls.ts'
import type {
  CallDefinition,
  CallsIn,
  InputOf,
  LiveThing,
  OutputOf,
  RefusalOf,
  Role,
} from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { ExportQuotes } from '#providers/carriers/export-carrier.ts'
import type { DocumentMaker } from '#providers/documents/document-maker.ts'
import type { DrawingLoader } from '#providers/drawings/drawing-loader.ts'
import type { MailSender } from '#providers/mails/mail-sender.ts'
import type { PasswordHasher } from '#providers/passwords/password-hasher.ts'
import type { PaymentProviders, SignedBytes } from '#providers/payments/payments.ts'
import type { PictureMaker } from '#providers/pictures/picture-maker.ts'
import type { Relays } from '#providers/relays/relays.ts'
import type { ReviewSource } from '#providers/reviews/review-source.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { AnswerCookie } from './answer-cookie.ts'
import type { Json } from './json.ts'
import type { SecurityLog } from './security-log.ts'
import type { Site } from './site-directory.ts'

export interface Principal {
  id: number
  role: Exclude<Role, 'VISITOR'>
  /** What an administrator is there for; of others it says nothing. */
  officeRole: OfficeRole
}

/** The outside world as handlers see it; made once per process. */
export interface Services {
  storage: MediaStorage
  pictures: PictureMaker
  documents: DocumentMaker
  /** What others have drawn. */
  drawings: DrawingLoader
  mails: MailSender
  passwords: PasswordHasher
  /** Whether the accounts that everyone knows from the demo may be used. */
  isDemo: boolean
  payments: PaymentProviders
  /** Opens what an estate has entrusted of its services. */
  secrets: Sealer
  relays: Relays
  exportQuotes: ExportQuotes
  /** What is said of estates elsewhere. */
  reviewSource: ReviewSource
  /** Where signing in, refusals and exports leave their trace. */
  security: SecurityLog
}

/** What a handler may use besides its input. */
export interface HandlerContext extends Services {
  /** One transaction on the caller's site; it begins with its first statement and commits when the handler has answered with a value. */
  db: SiteDb
  /** For what is asked in one turn, mostly a single statement: asked instead of `db`, it is one journey to the database. Kept at once, whatever is answered. */
  askOnce: <Row>(ask: (db: SiteDb) => Promise<Row>) => Promise<Row>
  site: Site
  locale: Locale
  principal: Principal | null
  /** The session that the request came with, by the hash of its token, whether or not it is still good. */
  sessionHash: Uint8Array | null
  now: Date
  /** A new id that nobody can guess: 128 bits in hexadecimal. */
  randomId: () => string
  /**
   * Another transaction on the caller's site, for what is done `afterwards`: committed unless its outcome is a "no".
   * A service of others is asked between two of these, never within one.
   */
  transact: <Outcome>(work: (db: SiteDb) => Promise<Outcome>) => Promise<Outcome>
  /** Only for calls that keep their keys themselves. */
  idempotencyKey: string | null
  /** Only for calls that take their body raw. */
  rawBody: SignedBytes | null
  /** What the connection tells of the caller; never to be stored as it is. */
  visitor: { address: string; userAgent: string; device: string | null }
}

/** What an administrator has changed, for the log of changes: one thing, as it was and as it is. */
export interface Change {
  thing: string
  id: number | string
  /** Null of what came into being, and of what is not told. */
  before: unknown
  after: unknown
}

export type HandlerResult<Definition extends CallDefinition> =
  | (({ value: OutputOf<Definition> } | { json: Json<OutputOf<Definition>> }) & {
      cookies?: readonly AnswerCookie[]
      /** Of a shared call, what it shows of things that live; all of their kinds when it is not said. */
      live?: readonly LiveThing[]
      /** It shows something whose changes are not told: this once it is not kept. */
      isFleeting?: true
      /** Of a call of administrators: what it has changed. */
      changes?: readonly Change[]
    })
  | { refusal: RefusalOf<Definition>; retryAfterSeconds?: number }
  | { problems: Problems }

type Answer<Definition extends CallDefinition> =
  | HandlerResult<Definition>
  /** What takes long and needs no row any more: done when the transaction is over and its connection free again. */
  | { afterwards: () => Promise<HandlerResult<Definition>> }

export type Handler<Definition extends CallDefinition> = (
  input: InputOf<Definition>,
  parts: HandlerContext,
) => Promise<Answer<Definition>>

/** A handler for each call that a file of the contract defines, and for no other. */
export type HandlersOf<Module> = {
  [Name in keyof CallsIn<Module>]: CallsIn<Module>[Name] extends CallDefinition ? Handler<CallsIn<Module>[Name]> : never
}
export type Handlers = HandlersOf<AllCalls>

/** A handler whose call is only known at run time: runCall has checked what goes in and checks what comes out. */
export type AnyHandler = (input: never, parts: HandlerContext) => Promise<Answer<CallDefinition>>
