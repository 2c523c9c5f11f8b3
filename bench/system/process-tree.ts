import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second there, whatever its kernel's own clock. */
const TICK_MS = 10

interface Process {
  pid: number
  parent: number
  isDatabase: boolean
  /** Its own CPU time and that of its children that have ended. */
  cpuMs: number
}

interface TreeCpu {
  serverMs: number
  databaseMs: number
}

/** CPU time so far of these processes and all below them, those included that have ended. */
export function cpuOfTrees(roots: readonly number[]): TreeCpu {
  const sum = (processes: readonly Process[]) => processes.reduce((total, { cpuMs }) => total + cpuMs, 0)
  const all = treeOf(roots)
  return {
    serverMs: sum(all.filter(({ isDatabase }) => !isDatabase)),
    databaseMs: sum(all.filter(({ isDatabase }) => isDatabase)),
  }
}

/** Memory of these processes and all below them in bytes; what several share is shared out among them (PSS). */
export function memoryOfTrees(roots: readonly number[]) {
  const bytes = { server: 0, database: 0, processes: 0 }
  for (const { pid, isDatabase } of treeOf(roots)) {
    const held = sharedOutBytes(pid)
    bytes.processes++
    bytes[isDatabase ? 'database' : 'server'] += held
  }
  return bytes
}

/** These processes and all below them. */
export function pidsOfTrees(roots: readonly number[]): number[] {
  return treeOf(roots).map(({ pid }) => pid)
}

function treeOf(roots: readonly number[]): Process[] {
  const all = listProcesses()
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  const found = roots.flatMap((root) => [...all.filter(({ pid }) => pid === root), ...below(root)])
  return [...new Map(found.map((one) => [one.pid, one])).values()]
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readProcess(pid)]
      } catch {
        // It ended while we were looking.
        return []
      }
    })
}

function readProcess(pid: string): Process {
  return { pid: Number(pid), ...parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')) }
}

/** The line of /proc/<pid>/stat: the name in brackets may hold spaces and brackets itself. */
export function parseStat(line: string): Omit<Process, 'pid'> {
  const end = line.lastIndexOf(')')
  const name = line.slice(line.indexOf('(') + 1, end)
  const fields = line.slice(end + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { parent: Number(fields[1]), isDatabase: name === 'postgres', cpuMs: ticks * TICK_MS }
}

function sharedOutBytes(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB$/m.exec(told)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
