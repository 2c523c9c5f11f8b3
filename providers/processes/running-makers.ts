import { readFileSync } from 'node:fs'

/** A process that this one has started for its pictures or documents. */
interface RunningMaker {
  name: string
  pid: number
}

const running = new Map<number, RunningMaker>()
const PAGE_BYTES = 4_096

export function noteMaker(maker: RunningMaker): void {
  running.set(maker.pid, maker)
}

export function forgetMaker(pid: number): void {
  running.delete(pid)
}

/** Those that run now, each with the memory it has. */
export function runningMakers(): { name: string; bytes: number }[] {
  return [...running.values()].map(({ name, pid }) => ({ name, bytes: residentBytes(pid) }))
}

/** The memory of a process; 0 where the system does not tell it, or of one that has just ended. */
export function residentBytes(pid: number): number {
  try {
    const [, pages = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number)
    return pages * PAGE_BYTES
  } catch {
    return 0
  }
}
