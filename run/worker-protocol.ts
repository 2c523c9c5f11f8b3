import type { TrustedProxies } from '#api/http/proxy-trust.ts'
import type { MailPlace } from '#providers/mails/create-mail-sender.ts'
import type { StoragePlace } from '#providers/storage/create-storage.ts'

/** What the primary tells a worker first, over the channel between them: others can read an environment. */
export interface WorkerOrders {
  appUrl: string
  /** Seals and opens the secrets of services. */
  secretKey: string
  previousKey: string | null
  /** Where pictures and films lie. */
  storage: StoragePlace
  /** Who takes mails. */
  mails: MailPlace
  port: number
  host: string
  /** Exactly one worker runs the background jobs. */
  runsJobs: boolean
  isDev: boolean
  /** Whether the demo accounts may be used. */
  isDemo: boolean
  /** Whether estates may be paid with test cards. */
  testCards: boolean
  trustProxy: TrustedProxies
  platformDomain: string | null
  logLevel: string
}

/** What a worker tells the primary. */
export type WorkerReport = { type: 'ready'; port: number } | { type: 'failed'; reason: string }

/** What the primary tells a worker. */
export type WorkerCommand = { type: 'orders'; orders: WorkerOrders } | { type: 'stop' }
