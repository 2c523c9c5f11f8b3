import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type BenchSite, loadCatalogue } from '../catalogue.ts'
import { prepareShop } from '../flows/prepare-shop.ts'
import { runFlow } from '../flows/run-flow.ts'
import type { ShopFlow, ShopGround } from '../flows/shop-flows.ts'
import { copiesOf, copyEstates } from '../growth/copy-estates.ts'
import { makeDataFolder, ownerUrlOf, type ServerUnderTest, startServer } from '../server-under-test.ts'
import { type CpuProfile, topFunctions } from './top-functions.ts'

/** What can be looked into, and who asks for it how. */
const FLOW_BY_SUBJECT = { list: 'list', detail: 'detail', order: 'order', page: 'cart', account: 'account' } as const
export type ProfileSubject = keyof typeof FLOW_BY_SUBJECT
export const PROFILE_SUBJECTS = Object.keys(FLOW_BY_SUBJECT) as ProfileSubject[]

const ESTATE: BenchSite = { id: 9_001, products: 1_000 }
/** So many that no detail is asked for twice: a second time it would come from memory. */
const COPIES = { from: ESTATE.id, first: 9_100, count: 30 }
const WARM_UP_SECONDS = 4
const SECONDS = 6
const SHOWN = 20
const HOOK = new URL('./profiler-process.ts', import.meta.url)

/** Profiles the serving process under one kind of visit; writes the profile and says where the time went. */
export async function takeProfile(subject: ProfileSubject, folder: string): Promise<void> {
  const dataFolder = makeDataFolder()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${subject}.cpuprofile`)
  rmSync(file, { force: true })
  const server = await startServer(dataFolder, {
    NODE_OPTIONS: `--import=${pathToFileURL(HOOK.pathname)}`,
    CUVEE_PROFILE_FILE: file,
  })
  const ground = await groundFor({ subject, server, dataFolder })
  const visits = {
    urls: [server.url],
    flows: 'shop' as const,
    flow: FLOW_BY_SUBJECT[subject] satisfies ShopFlow,
    ground,
  }
  await runFlow({ ...visits, seconds: WARM_UP_SECONDS })
  toggle(server)
  const { done } = await runFlow({ ...visits, seconds: SECONDS })
  toggle(server)
  const text = tableOf({ subject, done, profile: await writtenProfile(file) })
  writeFileSync(join(folder, `${subject}.txt`), text)
  console.log(`\n${text}\nWritten to ${folder}: ${subject}.cpuprofile, ${subject}.txt`)
}

/** What is read is read in estates of a thousand wines; what is bought, in the demo's first. */
async function groundFor({
  subject,
  server,
  dataFolder,
}: {
  subject: ProfileSubject
  server: ServerUnderTest
  dataFolder: string
}): Promise<ShopGround> {
  const shop = await prepareShop({ url: server.url, ownerUrl: ownerUrlOf(dataFolder) })
  if (subject !== 'list' && subject !== 'detail') return shop
  await loadCatalogue(ownerUrlOf(dataFolder), ESTATE)
  await copyEstates(ownerUrlOf(dataFolder), COPIES)
  return { ...shop, sites: copiesOf(COPIES), firstProduct: 1, products: ESTATE.products }
}

function toggle({ servingPid }: ServerUnderTest): void {
  if (servingPid === null) throw new Error('The system does not tell which process serves.')
  process.kill(servingPid, 'SIGUSR2')
}

async function writtenProfile(file: string): Promise<CpuProfile> {
  for (const ends = Date.now() + 20_000; Date.now() < ends; await wait(100)) {
    if (!existsSync(file)) continue
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as CpuProfile
    } catch {
      // Not whole yet.
    }
  }
  throw new Error('The serving process wrote no profile.')
}

function tableOf({ subject, done, profile }: { subject: string; done: number; profile: CpuProfile }): string {
  const { busyMs, top, topWhole } = topFunctions(profile, SHOWN)
  const line = ({ name, own, whole }: { name: string; own: number; whole: number }) =>
    `${percent(own / busyMs)} ${percent(whole / busyMs)} ${(own / done).toFixed(3).padStart(8)}  ${name}`
  const head = '   own   whole   ms each  function'
  return [
    `${subject}: ${done} visits in ${SECONDS} s, ${(busyMs / done).toFixed(2)} ms each in the serving process's own thread`,
    `\nBy own time\n${head}\n${top.map(line).join('\n')}`,
    `\nWith what they call\n${head}\n${topWhole.map(line).join('\n')}\n`,
  ].join('\n')
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`.padStart(7)
