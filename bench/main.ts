import { createProgress } from '#run/progress.ts'
import { endWhenAsked, endWith, isEnding } from './clean-up.ts'
import { type Figure, judge } from './figures.ts'
import {
  measureFreshBytes,
  measureKeptPages,
  measureList,
  measureMemory,
  measureQueries,
  measureScripts,
  measureUncachedPage,
  type Subject,
} from './measure.ts'
import { measureCatalogue } from './measure-catalogue.ts'
import { measureKeptCalls } from './measure-kept-calls.ts'
import { measureOrders } from './measure-orders.ts'
import { printTable, readBaselines, saveBaselines, sayWhatFails } from './report.ts'
import { makeDataFolder, startServer } from './server-under-test.ts'

const WARM_START_BAR_SECONDS = 3
const say = createProgress(Date.now())

/** Memory is taken after the load, queries while the pages are still kept: a new estate drops them. Orders end the server. */
const MEASURES: readonly [string, (subject: Subject) => Promise<Figure[]> | Figure[]][] = [
  ['JavaScript of the pages', measureScripts],
  ['bytes of answers that are not kept', measureFreshBytes],
  ['kept pages against a bare server', measureKeptPages],
  ['kept calls against a bare server', measureKeptCalls],
  ['queries of a kept page', measureQueries],
  ['list call against bare code', measureList],
  ['an estate of 10,000 products', measureCatalogue],
  ['memory', measureMemory],
  ['uncached page', measureUncachedPage],
  ['carts and orders', measureOrders],
]

endWhenAsked()
try {
  const holds = await run(process.argv.slice(2))
  await endWith(holds ? 0 : 1)
} catch (error) {
  // What breaks because everything is being stopped is no news.
  if (!isEnding()) console.error(`bench: ${(error as Error).message}`)
  await endWith(1)
}

async function run(options: readonly string[]): Promise<boolean> {
  const unknown = options.find((option) => option !== '--save')
  if (unknown) throw new Error(`The option ${unknown} is unknown; there is only --save.`)
  const { subject, figures } = await startTwice(makeDataFolder())
  for (const [what, measure] of MEASURES) {
    say(`measuring: ${what}`)
    figures.push(...(await measure(subject)))
  }
  const judged = judge(figures, options.includes('--save') ? {} : readBaselines())
  printTable(judged)
  const holds = sayWhatFails(judged)
  if (options.includes('--save')) saveBaselines(figures)
  return holds
}

/** First on an empty data folder, then again on the same one; the second stays for the measures. */
async function startTwice(dataFolder: string): Promise<{ subject: Subject; figures: Figure[] }> {
  say('starting the server on an empty data folder')
  const cold = await startServer(dataFolder)
  await cold.stop()
  say('starting it again')
  const server = await startServer(dataFolder)
  const seconds = { unit: 'seconds', better: 'less' } as const
  return {
    subject: { server, dataFolder },
    figures: [
      { name: 'start to first page, empty data folder', value: cold.startMs / 1000, ...seconds },
      { name: 'start to first page, warm', value: server.startMs / 1000, ...seconds, bar: WARM_START_BAR_SECONDS },
    ],
  }
}
