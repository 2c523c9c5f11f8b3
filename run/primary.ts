import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { forgetSecrets, readSettings, type Settings } from '#settings.ts'
import { openDataFolder } from './data-folder.ts'
import { assertPortFree } from './free-port.ts'
import { findKeys } from './keys/keys.ts'
import type { Prepared } from './preparation-protocol.ts'
import { createProgress } from './progress.ts'
import { startPreparation } from './start-preparation.ts'
import type { WorkerOrders } from './worker-protocol.ts'
import { startWorkers, type Workers } from './workers.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Starts everything in order and stops it in the reverse order, whatever the reason. */
export async function runPrimary(environment: Environment): Promise<void> {
  const startedAt = Number(environment.CUVEE_STARTED_AT ?? Date.now())
  const say = createProgress(startedAt)
  const undo: (() => Promise<unknown> | unknown)[] = []
  let stopping: Promise<never> | undefined
  const stop = (code: number) => {
    stopping ??= (async () => {
      for (const step of undo.reverse()) await step()
      process.exit(code)
    })()
    return stopping
  }
  stopWhenAsked(() => void stop(0))

  try {
    const workers = await startEverything({ environment, say, undo })
    process.on('SIGHUP', () => void workers.reload())
  } catch (error) {
    if (stopping) return
    process.stderr.write(`cuvee: ${(error as Error).message}\n`)
    await stop(1)
  }
}

interface StartEverythingOptions {
  environment: Environment
  say: (step: string) => void
  undo: (() => Promise<unknown> | unknown)[]
}

async function startEverything({ environment, say, undo }: StartEverythingOptions): Promise<Workers> {
  const settings = readSettings(environment)
  forgetSecrets(process.env)
  const isDev = environment.CUVEE_DEV === '1'
  const folder = openDataFolder(settings.dataDir)
  undo.push(folder.release)
  await assertPortFree(settings.port, settings.host)
  const keys = findKeys(settings)
  const count = isDev ? 1 : settings.workers
  const { promise: orders, resolve: giveOrders } = Promise.withResolvers<WorkerOrders>()
  const workers = startWorkers({ orders, count, say })
  undo.push(workers.stop)
  const preparation = startPreparation(say)
  undo.push(preparation.stop)
  // Read while the others read theirs: most of a start is reading programs.
  const { reachDatabase } = await import('./reach-database.ts')
  const database = await reachDatabase(settings, say)
  // Whoever works with the database stops before it does; above is for the case that there never is one.
  undo.push(database.stop, preparation.stop, workers.stop)
  const prepared = await preparation.prepare({ settings, keys, ownerUrl: database.ownerUrl })

  say(`starting ${count} serving process${count > 1 ? 'es' : ''}`)
  const { host, port, trustProxy, platformDomain, logLevel, dataDir, storageUrl, smtpUrl } = settings
  giveOrders({
    appUrl: prepared.appUrl,
    secretKey: keys.present,
    previousKey: keys.previous,
    storage: { dataDir, url: storageUrl },
    mails: { dataDir, url: smtpUrl },
    host,
    port,
    runsJobs: false,
    isDev,
    isDemo: settings.demo,
    testCards: settings.testCards,
    trustProxy,
    platformDomain,
    logLevel,
  })
  const actualPort = await workers.ready
  const { startMetrics } = await import('./metrics-server.ts')
  const metrics = await startMetrics(settings, actualPort)
  undo.push(metrics.stop)
  say('ready')
  void preparation.tidy().catch((error: Error) => say(`secrets could not be sealed anew: ${error.message}`))
  printAddresses({ settings, port: actualPort, metricsPort: metrics.port, prepared })
  return workers
}

interface PrintAddressesOptions {
  settings: Settings
  port: number
  metricsPort: number
  prepared: Prepared
}

function printAddresses({
  settings: { demo, host, metricsHost },
  port,
  metricsPort,
  prepared: { estates, giftCard },
}: PrintAddressesOptions): void {
  const at = (name: string) => `http://${name}:${port}`
  const lines = demo
    ? estates.map(({ name, host: own }) => `  ${name.padEnd(30)} ${at(own)}/  ${at(own)}/en`)
    : [`  ${at(host)}/`]
  const api = `  ${'API'.padEnd(30)} ${at('localhost')}/api/docs`
  const metrics = `  ${'Metrics'.padEnd(30)} http://${metricsHost}:${metricsPort}/metrics`
  const accounts = demo ? DEMO_ACCOUNTS.map(({ email, role }) => `  ${role.padEnd(30)} ${email}  ${DEMO_PASSWORD}`) : []
  const card = giftCard === null ? [] : [`  ${'Gift card'.padEnd(30)} ${giftCard}`]
  const all = [...lines, api, metrics, ...(demo ? ['', ...accounts, ...card] : [])]
  process.stdout.write(`\n${all.join('\n')}\n\nStop with Ctrl-C.\n`)
}

/** Ctrl-C, SIGTERM, or the end of whoever started us: npm's shell does not pass signals on. */
function stopWhenAsked(stop: () => void): void {
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
}
