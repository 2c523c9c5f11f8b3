import type { AllCalls, CallName } from '#contract/all-calls.ts'
import type { CallDefinition, OutputOf, RequestOf } from '#contract/basics/define-call.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { Route } from '#contract/basics/route.ts'

/** The call that lives at a route of contract/<subject>/routes.ts; at any other there is none. */
type CallAt<At extends Route> = Extract<AllCalls[CallName], Pick<At, 'method' | 'path'>>
export type RequestAt<At extends Route> = CallAt<At> extends infer Call extends CallDefinition ? RequestOf<Call> : never
type AnswerAt<At extends Route> = CallAt<At> extends infer Call extends CallDefinition ? OutputOf<Call> : never

/** What is asked with the same key is done once, however often it is sent. */
interface RepeatedRequest {
  key?: string
}

/** Asks the server. A refusal is an answer like any other; only a broken line throws. */
export type Ask = <At extends Route>(
  route: At,
  request: RequestAt<At> & RepeatedRequest,
) => Promise<Envelope<AnswerAt<At>>>

/** What a transport does: the same for HTTP and for calls inside the server. */
export type Transport = (route: Route, request: LooseRequest) => Promise<Envelope<unknown>>

export interface LooseRequest extends RepeatedRequest {
  params?: Record<string, unknown>
  list?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: readonly (Blob | string)[]
}

/** Gives a transport the contract's types. */
export function createAsk(transport: Transport): Ask {
  // The server checks every answer against the contract that these types come from.
  return (route, request) => transport(route, request as LooseRequest) as Promise<Envelope<never>>
}
