import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { askedAgain } from './asked-again.ts'
import { currentLocale } from './locale.ts'
import { tellSessionOver } from './session-over.ts'

const toServer = askedAgain(
  createHttpTransport({ base: '/api', headers: () => ({ userlang: LOCALES[currentLocale()].lang }) }),
)

/** Whoever is no longer signed in is told so beside what they have typed, instead of being led away from it. */
export const transport: typeof toServer = async (route, asked) => {
  const answer: Envelope<unknown> = await toServer(route, asked)
  if (!answer.success && answer.code === 'not-signed-in') tellSessionOver()
  return answer
}

export const ask = createAsk(transport)
