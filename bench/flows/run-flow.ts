import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FlowOrders, FlowReport } from './flow-process.ts'

const PROCESS = fileURLToPath(new URL('./flow-process.ts', import.meta.url))
/** To each server fewer than its gate's places for ordinary work (18), so that what is measured is work and not waiting. */
const CONNECTIONS = 16
let next = 1

/** Visitors come from a process of their own, whose work nobody counts. */
export function runFlow(
  orders: Omit<FlowOrders, 'connections' | 'first'> & { connections?: number },
): Promise<FlowReport> {
  const child = fork(PROCESS, { serialization: 'advanced' })
  const whole: FlowOrders = { connections: CONNECTIONS * orders.urls.length, ...orders, first: next }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The visitors ended (${code}).`)))
    child.once('message', (report: FlowReport | { failed: string }) => {
      child.kill()
      if ('failed' in report) return reject(new Error(report.failed))
      next += report.asked
      resolve(report)
    })
    child.send(whole)
  })
}
