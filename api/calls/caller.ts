import type { Role } from '#contract/basics/define-call.ts'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { Site } from './site-directory.ts'

/** Whose session it is, once it was looked up: for all that one page asks. */
interface SeenSession {
  found?: Promise<SignedIn | null>
}

export interface SignedIn {
  id: number
  role: Exclude<Role, 'VISITOR'>
  officeRole: OfficeRole
  lacksFactor: boolean
}

/** Who asks, from where, for which site. */
export interface Caller {
  site: Site
  locale: Locale
  /** The place that is counted: an address, of IPv6 the network of a household. */
  address: string
  userAgent: string
  /** The random id of the browser, where it has signed in before. */
  device: string | null
  /** What the log calls this request. */
  requestId: string
  token: string | null
  idempotencyKey: string | null
  now: Date
  /** Where several calls are asked with one session at the same moment. */
  session?: SeenSession
}
