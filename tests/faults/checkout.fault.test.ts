import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/support/running-server.ts'
import { runCheckoutFaults } from './checkout-run.ts'

test('buyers order and pay while processes and the database are killed: nothing is lost, doubled or oversold', {
  timeout: 300_000,
}, async () => {
  const server = await startServer({ WORKERS: '2', TRUST_PROXY: '1' })
  onTestFinished(server.stop)
  const seed = Date.now() % 1_000_000
  const options = { seconds: 20, buyers: 6, killEveryMs: 1_500, crashEveryMs: 6_000, seed }
  const { breaks, acknowledged, kills, crashes, refunds, orders, paid, mails, queued } = await runCheckoutFaults(
    server,
    {
      options,
      patienceMs: 200_000,
    },
  )
  process.stdout.write(
    `seed ${seed} acknowledged ${acknowledged.length} orders ${orders} paid ${paid} refunds ${refunds} mails ${mails} kills ${kills} dbcrash ${crashes} violations ${breaks.length}\n`,
  )
  expect(breaks).toEqual([])
  expect(kills).toBeGreaterThanOrEqual(5)
  expect(crashes).toBeGreaterThanOrEqual(2)
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(refunds).toBeGreaterThan(0)
  expect(mails).toBe(queued)
  expect(server.output()).not.toMatch(/unhandled|uncaught|TypeError|"fault"/i)
})
