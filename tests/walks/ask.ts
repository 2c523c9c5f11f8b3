import { explain } from './unexplained.ts'
import type { Walk } from './walk.ts'

interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: object
  /** Who asks; nobody's is the office. */
  customer?: number
}

export interface Answer {
  status: number
  /** Of a refusal. */
  code: string
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what it is; each step reads what it needs of it.
  data: any
}

/** Asks the shop; whatever is asked, it never fails. That a bank is away is no failure of ours, and explained by who asks. */
export async function ask({ shop, stage }: Walk, { method, url, payload, customer }: Asked): Promise<Answer> {
  const from = customer === undefined ? { headers: { authorization: shop.authorization } } : {}
  const remoteAddress = stage.addresses[customer ?? -1] ?? '127.0.0.1'
  const answer = await shop.app.inject({
    method,
    url: `/api${url}`,
    remoteAddress,
    ...from,
    ...(payload && { payload }),
  })
  const { code = '', data = null } = answer.json()
  const isFault = answer.statusCode >= 500 && code !== 'payment-away'
  explain(!isFault, `${method} ${url} failed with ${answer.statusCode}: ${answer.body}`)
  return { status: answer.statusCode, code, data }
}

export const isDone = ({ status }: Answer) => status === 200
export const inWords = ({ status, code }: Answer) => (status === 200 ? 'done' : `${status} ${code}`)
