import type { CallDefinition, OutputOf, RequestOf } from '#contract/basics/define-call.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { Route } from './route.ts'

/** Asks the server. A refusal is an answer like any other; only a broken line throws. */
export type Ask = <Definition extends CallDefinition>(
  route: Route<Definition>,
  asked: RequestOf<Definition>,
) => Promise<Envelope<OutputOf<Definition>>>

/** What a transport does: the same for HTTP and for calls inside the server. */
export type Transport = (route: Route, asked: LooseRequest) => Promise<Envelope<unknown>>

export interface LooseRequest {
  params?: Record<string, unknown>
  list?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: readonly (Blob | string)[]
}

/** Gives a transport the contract's types. */
export function createAsk(transport: Transport): Ask {
  // The server checks every answer against the contract that these types come from.
  return (route, asked) => transport(route as Route, asked as LooseRequest) as Promise<Envelope<never>>
}
