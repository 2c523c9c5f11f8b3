import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const DEFUNCT = '<defunct>'

interface Process {
  pid: number
  parent: number
  command: string
}

function listProcesses(): Process[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs()
}

function fromProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const [state = '', parent = ''] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
      const command = state === 'Z' ? DEFUNCT : readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(pid), parent: Number(parent), command }]
    } catch {
      // It ended while we were looking.
      return []
    }
  })
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}

/** A process and everything below it. */
export function processTree(root: number): Process[] {
  const all = listProcesses()
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  return [...all.filter(({ pid }) => pid === root), ...below(root)]
}

/** The serving processes of a primary: its own children that run the same program. */
export function workersOf(primary: number): number[] {
  const all = listProcesses()
  return all.filter(({ parent, command }) => parent === primary && command.includes('main.mjs')).map(({ pid }) => pid)
}

export function stillAlive(pids: readonly number[]): number[] {
  const living = new Set(
    listProcesses()
      .filter(({ command }) => !command.includes(DEFUNCT))
      .map(({ pid }) => pid),
  )
  return pids.filter((pid) => living.has(pid))
}
