import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PreparationCommand, PreparationOrders, PreparationReport, Prepared } from './preparation-protocol.ts'

const PROGRAM = fileURLToPath(new URL('./preparation-process.ts', import.meta.url))

interface Preparation {
  /** Brings the database up to date. Failures come out as one sentence. */
  prepare(orders: PreparationOrders): Promise<Prepared>
  /** Does what is left to do while others serve, and ends the process. */
  tidy(): Promise<void>
  stop(): void
}

/** Starts the process that prepares; it reads its program while the database starts. */
export function startPreparation(say: (step: string) => void): Preparation {
  const child = fork(PROGRAM)
  let settle = { done: (_: Prepared | null) => {}, fail: (_: Error) => {} }
  child.on('message', (report: PreparationReport) => {
    if (report.type === 'step') say(report.text)
    if (report.type === 'prepared') settle.done(report.prepared)
    if (report.type === 'tidied') settle.done(null)
    if (report.type === 'failed') settle.fail(new Error(report.reason))
  })
  child.on('error', (error) => settle.fail(error))
  child.once('exit', (code, signal) => settle.fail(new Error(`The preparation ended (${signal ?? code})`)))
  const ask = (command: PreparationCommand) => {
    const { promise, resolve, reject } = Promise.withResolvers<Prepared | null>()
    settle = { done: resolve, fail: reject }
    // One that has ended says so by its exit.
    if (child.connected) child.send(command, () => {})
    else reject(new Error('The preparation has ended'))
    return promise
  }
  const stop = () => {
    if (child.connected) child.disconnect()
  }
  return {
    async prepare(orders) {
      const prepared = await ask({ type: 'prepare', orders })
      if (!prepared) throw new Error('The preparation answered nothing')
      return prepared
    },
    tidy: () =>
      ask({ type: 'tidy' })
        .then(() => {})
        .finally(stop),
    stop,
  }
}
