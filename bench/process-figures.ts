import { existsSync, readdirSync, readFileSync } from 'node:fs'

const HAS_PROC = existsSync('/proc/self/stat')
/** Linux counts CPU time in hundredths of a second there, whatever its kernel's own clock. */
const TICK_MICROSECONDS = 10_000

/** CPU time of a process with all its threads, user and system; null where /proc does not tell. */
export function cpuMicroseconds(pid: number): number | null {
  if (!HAS_PROC) return null
  const fields = statFields(pid)
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS
}

/** The one child of a process that runs the same program; null where /proc does not tell. */
export function findServingChild(parent: number, program: string): number | null {
  if (!HAS_PROC) return null
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isChild({ pid, parent, program }))
  const [only] = children
  if (only === undefined || children.length > 1) throw new Error(`${children.length} serving processes instead of 1.`)
  return only
}

function isChild({ pid, parent, program }: { pid: number; parent: number; program: string }): boolean {
  try {
    return Number(statFields(pid)[1]) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)
  } catch {
    // It ended while we were looking.
    return false
  }
}

/** The fields after the name, which may hold spaces itself: state, parent, … */
function statFields(pid: number): string[] {
  return (
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(/\) (?=[A-Za-z] )/)
      .at(-1) ?? ''
  ).split(' ')
}
