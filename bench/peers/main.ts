import { writeFileSync } from 'node:fs'
import { createProgress } from '#run/progress.ts'
import { type BenchSite, loadCatalogue } from '../catalogue.ts'
import { endWhenAsked, endWith, isEnding } from '../clean-up.ts'
import { runFlow } from '../flows/run-flow.ts'
import { copiesOf, copyEstates } from '../growth/copy-estates.ts'
import { makeDataFolder, ownerUrlOf, startServer } from '../server-under-test.ts'
import { SIZES } from '../sizes.ts'
import { asMeasured, createSubject } from '../subject.ts'
import { compareCosts, type Measured } from '../system/cost.ts'
import { memoryOfTrees } from '../system/process-tree.ts'
import { comeToRest, restForLong } from '../system/rest.ts'
import { readProducts } from './peer-catalogue.ts'
import { type PeerRow, speedPage } from './speed-page.ts'
import { startVendure } from './vendure.ts'

const SITE: BenchSite = { id: 9_040, products: 500, contents: 'pairs' }
const COPIES = { from: SITE.id, first: 9_100, count: 40 }
const PAGE = new URL('../../docs/speed.md', import.meta.url)
const say = createProgress(Date.now())

/** What is compared: our visit, what it reads, and theirs. Copies are read by nobody before. */
const ROWS = [
  { what: 'list of 24', flow: 'asked list', peerFlow: 'list', reads: 'one estate', bar: 20 },
  { what: 'list of 24, never asked before', flow: 'list', peerFlow: 'list', reads: 'one estate' },
  { what: 'detail', flow: 'detail', peerFlow: 'detail', reads: 'one estate', bar: 20 },
  { what: 'detail, never asked before', flow: 'detail', peerFlow: 'detail', reads: 'copies' },
  { what: 'line in a new cart', flow: 'line', peerFlow: 'line', reads: 'shop', bar: 10 },
  { what: 'order, paid, with all that follows', flow: 'order', peerFlow: 'order', reads: 'shop', bar: 5 },
] as const

endWhenAsked()
try {
  await run(process.argv.slice(2))
  await endWith(0)
} catch (error) {
  if (!isEnding()) console.error(`bench:peers: ${(error as Error).message}`)
  await endWith(1)
}

async function run(given: readonly string[]): Promise<void> {
  const unknown = given.find((one) => one !== '--try')
  if (unknown) throw new Error(`The option ${unknown} is unknown; there is only --try.`)
  const isTrial = given.includes('--try')
  const size = isTrial ? SIZES.try : SIZES.whole
  const { grounds, ours } = await startOurs()
  say('starting and filling the peer')
  const products = await readProducts(ours.ownerUrl, SITE.id)
  const theirs = await startVendure(process.env.CUVEE_PEERS ?? '', products)
  const rows: PeerRow[] = []
  for (const { what, flow, peerFlow, reads, ...more } of ROWS) {
    say(`measuring: ${what}`)
    const one = { measured: grounds[reads], flow }
    rows.push({ what, ...more, ...(await compareCosts({ one, other: { measured: theirs, flow: peerFlow }, ...size })) })
  }
  const memory = { ours: await memoryAfterLoad(grounds.shop), theirs: await memoryAfterLoad(theirs) }
  const page = speedPage({ rows, memory, at: new Date(), seconds: size.seconds, rounds: size.rounds })
  console.log(page)
  if (isTrial) console.log('A trial: everything ran, no figure means anything, and docs/speed.md stays as it was.')
  else writeFileSync(PAGE, page)
}

/** Ours with the same products: one estate that is read, copies of it that nobody has read, and one where one buys. */
async function startOurs() {
  say('starting and filling the product')
  const dataFolder = makeDataFolder()
  const server = await startServer(dataFolder)
  const ownerUrl = ownerUrlOf(dataFolder)
  await loadCatalogue(ownerUrl, SITE)
  await copyEstates(ownerUrl, COPIES)
  const subject = createSubject({ server, dataFolder, size: SIZES.whole })
  const shop = await subject.shop()
  const reading = { ...shop, firstProduct: 1, products: SITE.products }
  const grounds = {
    'one estate': asMeasured(subject, { ...reading, sites: [SITE.id] }),
    copies: asMeasured(subject, { ...reading, sites: copiesOf(COPIES) }),
    shop: asMeasured(subject, shop),
  } satisfies Record<string, Measured>
  return { ours: { ownerUrl }, grounds }
}

/** After visits of every kind, and once nobody has come for a minute: what all of its processes hold. */
async function memoryAfterLoad(measured: Measured) {
  const { urls, flows, ground } = measured
  for (const flow of ['list', 'detail', 'line', 'order']) await runFlow({ urls, flows, flow, ground, seconds: 1 })
  await comeToRest(measured)
  const loaded = memoryOfTrees(measured.roots)
  await restForLong()
  return { loaded, rested: memoryOfTrees(measured.roots) }
}
