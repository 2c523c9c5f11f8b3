import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { forgetSecrets, readSettings, type Settings } from '#settings.ts'
import { openDataFolder } from './data-folder.ts'
import { assertPortFree } from './free-port.ts'
import { findKeys } from './keys/keys.ts'
import { createProgress } from './progress.ts'
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
  // Read while the workers read theirs: most of a start is reading programs.
  const { prepareDatabase } = await import('./prepare-database.ts')
  const database = await prepareDatabase({ settings, keys, say })
  // The workers stop before the database does; above is for the case that there never is one.
  undo.push(database.stop, workers.stop)
  let giftCard: string | null = null
  if (settings.demoOrders) {
    const { prepareDemoOrders } = await import('./prepare-demo-orders.ts')
    giftCard = await prepareDemoOrders({ appUrl: database.appUrl, settings, keys, say })
  }

  say(`starting ${count} serving process${count > 1 ? 'es' : ''}`)
  const { host, port, trustProxy, platformDomain, logLevel, dataDir, storageUrl, smtpUrl } = settings
  giveOrders({
    appUrl: database.appUrl,
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
  void database.afterwards().catch((error: Error) => say(`secrets could not be sealed anew: ${error.message}`))
  await printAddresses({ settings, port: actualPort, metricsPort: metrics.port, giftCard })
  return workers
}

interface PrintAddressesOptions {
  settings: Settings
  port: number
  metricsPort: number
  /** To try paying with. */
  giftCard: string | null
}

async function printAddresses({
  settings: { demo, host, metricsHost },
  port,
  metricsPort,
  giftCard,
}: PrintAddressesOptions): Promise<void> {
  const at = (name: string) => `http://${name}:${port}`
  const lines = demo
    ? (await import('#db/demo/load-demo.ts')).DEMO_ESTATES.map(
        ({ name, hosts }) => `  ${name.padEnd(30)} ${at(hosts[0])}/  ${at(hosts[0])}/en`,
      )
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
