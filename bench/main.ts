import { fileURLToPath } from 'node:url'
import { createProgress } from '#run/progress.ts'
import { endWhenAsked, endWith, isEnding } from './clean-up.ts'
import { type Figure, judge } from './figures.ts'
import { growEstates } from './growth/grow-estates.ts'
import { growOrders } from './growth/grow-orders.ts'
import { growWines } from './growth/grow-wines.ts'
import { measureTwoServers } from './growth/two-servers.ts'
import {
  measureFreshBytes,
  measureKeptPages,
  measurePublicCalls,
  measureQueries,
  measureScripts,
  measureUncachedPage,
} from './measure.ts'
import { measureByHand, measureFreshPages } from './measure-by-hand.ts'
import { measureMemory } from './measure-memory.ts'
import { measureSearches } from './measure-searches.ts'
import { measureDesk } from './office/measure-desk.ts'
import { measureImport } from './office/measure-import.ts'
import { measureOffice } from './office/measure-office.ts'
import { readOptions } from './options.ts'
import { takeProfile } from './profile/take-profile.ts'
import { printTable, readBaselines, saveBaselines, sayWhatFails } from './report.ts'
import { makeDataFolder, startServer } from './server-under-test.ts'
import type { Size } from './sizes.ts'
import { createSubject, leftOf, type Subject } from './subject.ts'
import { comeToRest } from './system/rest.ts'

const WARM_START_BAR_SECONDS = 3
const PROFILES = fileURLToPath(new URL('../.cache/profiles', import.meta.url))
const say = createProgress(Date.now())

/** Queries are counted while the pages are still kept: a new estate drops them. Memory is taken after the load. */
const PARTS: Readonly<Record<string, (subject: Subject) => Promise<Figure[]>>> = {
  scripts: measureScripts,
  bytes: measureFreshBytes,
  kept: measureKeptPages,
  calls: measurePublicCalls,
  queries: measureQueries,
  'by-hand': measureByHand,
  pages: measureFreshPages,
  searches: measureSearches,
  wines: growWines,
  memory: measureMemory,
  uncached: measureUncachedPage,
  orders: growOrders,
  estates: growEstates,
  servers: measureTwoServers,
  office: measureOffice,
  import: measureImport,
  desk: measureDesk,
}

endWhenAsked()
try {
  const holds = await run(process.argv.slice(2))
  await endWith(holds ? 0 : 1)
} catch (error) {
  // What breaks because everything is being stopped is no news.
  if (!isEnding()) console.error(`bench: ${(error as Error).message}`)
  await endWith(1)
}

async function run(given: readonly string[]): Promise<boolean> {
  const { size, saves, isTrial, only, profile } = readOptions(given, ['start', ...Object.keys(PARTS)])
  if (profile) {
    await takeProfile(profile, PROFILES)
    return true
  }
  const { subject, figures } = await startTwice(makeDataFolder(), size)
  for (const [part, measure] of Object.entries(PARTS)) {
    if (only !== null && only !== part) continue
    say(`measuring: ${part}`)
    figures.push(...(await measure(subject)))
  }
  const judged = judge(figures, saves || isTrial ? {} : readBaselines())
  printTable(judged)
  if (isTrial) console.log('\nA trial: everything ran, and no figure means anything.')
  const holds = isTrial || sayWhatFails(judged)
  if (saves) saveBaselines(figures, only === null ? {} : readBaselines())
  return holds
}

/** First on an empty data folder, then again on the same one; the second stays for the measures. */
async function startTwice(dataFolder: string, size: Size): Promise<{ subject: Subject; figures: Figure[] }> {
  say('starting the server on an empty data folder')
  const cold = await startServer(dataFolder)
  await cold.stop()
  say('starting it again')
  const server = await startServer(dataFolder)
  // What a new program does behind the scenes changes pages: whoever measures at once may see one change.
  await comeToRest({ roots: [server.pid], countLeft: leftOf(dataFolder).countLeft })
  const seconds = { unit: 'seconds', better: 'less' } as const
  return {
    subject: createSubject({ server, dataFolder, size }),
    figures: [
      { name: 'start to first page, empty data folder', value: cold.startMs / 1000, ...seconds },
      { name: 'start to first page, warm', value: server.startMs / 1000, ...seconds, bar: WARM_START_BAR_SECONDS },
    ],
  }
}
