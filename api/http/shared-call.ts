import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome } from '#api/calls/outcome.ts'
import { sharedKey } from '#api/calls/shared-key.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { AppParts } from './app-parts.ts'
import { isFromNobody, requestLocale } from './caller-cookies.ts'
import { keepCall, replyWithKept } from './kept-call.ts'
import { replyWith } from './reply-with.ts'

interface SharedRequest {
  call: CallDefinition
  request: FastifyRequest
  reply: FastifyReply
  answer: () => Promise<Outcome>
}

/**
 * Answers what everyone is told alike. Only what nobody in particular has asked for is kept: on a site that is being built,
 * its administrators are told what others are not.
 */
export async function answerShared(parts: AppParts, shared: SharedRequest): Promise<FastifyReply> {
  const { call, request, reply, answer } = shared
  const locale = requestLocale(request)
  let own: Outcome | undefined
  const make = async () => {
    own = await answer()
    return 'data' in own && !own.isFleeting ? keepCall({ call, outcome: own, locale }) : null
  }
  const place = placeInMemory(parts, request)
  const kept = place && parts.memory ? await parts.memory.findOrMake(place, make) : null
  if (kept) return replyWithKept(reply, kept)
  // Who joined a making that came to nothing is told of their own.
  const outcome = own ?? (await answer())
  if ('data' in outcome) return replyWithKept(reply, keepCall({ call, outcome, locale }))
  return replyWith(reply, { outcome, locale })
}

function placeInMemory({ directory }: AppParts, request: FastifyRequest): { siteId: number; key: string } | null {
  if (!isFromNobody(request)) return null
  const key = sharedKey(request.url, requestLocale(request))
  const found = directory.find(request.headers.host, request.headers.idsite)
  return key === null || 'refusal' in found ? null : { siteId: found.site.id, key }
}
