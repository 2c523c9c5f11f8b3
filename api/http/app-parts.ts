import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import type { Services } from '#api/calls/handler.ts'
import type { Registry } from '#api/calls/registry.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import type { Gate } from './gate.ts'
import type { CallMemory } from './kept-call.ts'
import type { TrustedProxies } from './proxy-trust.ts'

/** What the HTTP server is built from. */
export interface AppParts {
  pool: Pool
  directory: Directory
  registry: Registry
  services: Services
  gate: Gate
  now: () => Date
  isReady: () => Promise<boolean>
  trustProxy: TrustedProxies
  logLevel: string
  /** Where files that are being sent wait, when they are large; the system's own when it is not said. */
  formFolder?: string
  /** Where lines of the log go; to standard output when it is not said. */
  log?: { write(line: string): void }
  /** Answers a raw request before anything else looks at it; true when it did. Kept pages live here. */
  answerEarly?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Where answers of shared calls are kept; without it each is made anew. */
  memory?: CallMemory
  /** Not where answers are to be held to their shapes: in tests, and while developing. */
  trustsExact?: true
  /** `isShared` tells addresses through which many visitors come. */
  createServer: (
    handler: (request: IncomingMessage, response: ServerResponse) => void,
    isShared: (address: string) => boolean,
  ) => Server
}
