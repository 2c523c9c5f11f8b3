import { startServer } from '#tests/support/running-server.ts'
import { runCheckoutFaults } from './checkout-run.ts'

/** The long form: minutes of checkouts while processes and the database die. `npm run faults [seconds] [seed]`. */
const seconds = Number(process.argv[2] ?? 240)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
/** However long it takes: sixty processes and eight databases die. */
const KILLS = 60
const CRASHES = 8
const PATIENCE_MS = 1_800_000

process.stdout.write(`seed ${seed}, ${seconds} s of load\n`)
const server = await startServer({ WORKERS: '3', TRUST_PROXY: '1' })
try {
  const ms = seconds * 1_000
  const options = { seconds, buyers: 16, killEveryMs: ms / KILLS, crashEveryMs: ms / (CRASHES + 1), seed }
  const { breaks, acknowledged, kills, crashes, refunds, orders, paid, mails, queued, answers } =
    await runCheckoutFaults(server, {
      options,
      patienceMs: PATIENCE_MS,
    })
  const told = [...answers].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(
    `seed ${seed} acknowledged ${acknowledged.length} orders ${orders} paid ${paid} refunds ${refunds} mails ${mails} of ${queued} kills ${kills} dbcrash ${crashes} violations ${breaks.length}\nanswers ${told.join(', ')}\n`,
  )
  for (const broken of breaks) process.stdout.write(`${broken}\n`)
  process.exitCode = breaks.length > 0 || mails !== queued ? 1 : 0
} finally {
  await server.stop()
}
