import { pathToFileURL } from 'node:url'
import { createProgress } from '#run/progress.ts'
import { endWhenAsked, endWith, isEnding } from '../clean-up.ts'
import { tableText } from '../report.ts'
import { makeDataFolder, startServer } from '../server-under-test.ts'
import { startPhoneBrowser } from './phone-browser.ts'
import { figuresOf, medianFigures, PHONE_TITLES, type PhoneFigures, phoneCells, type Report } from './phone-figures.ts'
import { type PhonePage, preparePages } from './phone-pages.ts'

const RUNS = 5
const say = createProgress(Date.now())

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

endWhenAsked()
try {
  await run(process.argv.slice(2))
  await endWith(0)
} catch (error) {
  if (!isEnding()) console.error(`bench:phone: ${(error as Error).message}`)
  await endWith(1)
}

/** Every page so many times, one after the other; each figure's median. */
async function run(options: readonly string[]): Promise<void> {
  const { runs, only } = readOptions(options)
  const home = process.env.CUVEE_LIGHTHOUSE ?? ''
  const file = pathToFileURL(`${home}/node_modules/lighthouse/core/index.js`).href
  const { default: lighthouse } = (await import(file)) as { default: Lighthouse }
  const server = await startServer(makeDataFolder(), { DEMO_ORDERS: '1' })
  const debugPort = await startPhoneBrowser()
  const pages = await preparePages({ port: Number(new URL(server.url).port), debugPort })
  const rows: string[][] = []
  for (const page of pages.filter(({ estate, name }) => `${estate} ${name}`.toLowerCase().includes(only))) {
    const figures: PhoneFigures[] = []
    for (let count = 0; count < runs; count++) figures.push(await look({ lighthouse, page, debugPort }))
    const cells = phoneCells(medianFigures(figures))
    say(`${page.estate}, ${page.name}: ${cells.map((cell, at) => `${PHONE_TITLES[at]} ${cell}`).join(', ')}`)
    rows.push([page.estate, page.name, ...cells])
  }
  console.log(tableText(['estate', 'page', ...PHONE_TITLES], rows))
  console.log(`\nLighthouse, as a phone on a slow line; median of ${runs}.`)
}

interface LookOptions {
  lighthouse: Lighthouse
  page: PhonePage
  debugPort: number
}

async function look({ lighthouse, page: { url }, debugPort }: LookOptions): Promise<PhoneFigures> {
  const result = await lighthouse(url, { port: debugPort, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
  return figuresOf(result.lhr)
}

function readOptions(options: readonly string[]): { runs: number; only: string } {
  const given = Object.fromEntries(options.map((option) => option.replace(/^--/, '').split('=')))
  const unknown = Object.keys(given).find((name) => name !== 'runs' && name !== 'only')
  if (unknown) throw new Error(`The option --${unknown} is unknown; there are --runs=5 and --only=word.`)
  return { runs: Number(given.runs ?? RUNS), only: String(given.only ?? '').toLowerCase() }
}
