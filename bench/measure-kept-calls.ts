import { HTTP_TIMES } from '#run/limits.ts'
import type { BarePage } from './bare-page.ts'
import { fetchWell, headerText, ownHeaders } from './fetch-raw.ts'
import type { Figure } from './figures.ts'
import { comparePairs } from './load.ts'
import { rateFigure, type Subject } from './measure.ts'
import { startSideServer } from './side-server.ts'

const PAIRS = 5

const CALLS = [
  { path: '/api/v2/product?nbItem=24', name: 'kept list call' },
  { path: '/api/parameter?nbItem=10', name: 'kept parameter call' },
]

/** Shared calls from memory against Node's own server sending the very same bytes. */
export async function measureKeptCalls(subject: Subject): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const call of CALLS) figures.push(...(await measureKeptCall(subject, call)))
  return figures
}

async function measureKeptCall({ server }: Subject, { path, name }: (typeof CALLS)[number]): Promise<Figure[]> {
  const url = `${server.url}${path}`
  await fetchWell(url)
  const kept = await fetchWell(url)
  const orders: BarePage = { headers: ownHeaders(kept), body: kept.body, keepAliveMs: HTTP_TIMES.keepAliveTimeout }
  const bare = await startSideServer('./bare-page.ts', orders)
  const [sent, again] = await Promise.all([fetchWell(bare.url), fetchWell(url)])
  if (!sent.body.equals(again.body) || withoutNumber(headerText(sent)) !== withoutNumber(headerText(again))) {
    throw new Error(`The bare server does not send the same bytes as the ${name}.`)
  }
  const compared = await comparePairs({
    floor: { url: bare.url, pid: bare.pid },
    product: { url, pid: server.servingPid },
    pairs: PAIRS,
  })
  bare.stop()
  const held = { unit: 'ratio', better: 'more', bar: 0.7, aim: 0.9, hasBaseline: true } as const
  return [
    rateFigure(`${name}, bare server`, compared.floor),
    rateFigure(name, compared.product),
    { name: `${name} / bare answer, requests`, value: compared.rateRatio, ...held },
    { name: `${name} / bare answer, CPU`, value: compared.cpuRatio, ...held },
  ]
}

/** Each answer has a number of its own; the bare server sends the same one each time. */
function withoutNumber(headers: string): string {
  return headers.replace(/^(x-request-id: ).*$/im, '$1')
}
