import { type ChildProcess, spawn } from 'node:child_process'
import type { RunAs } from './ordinary-user.ts'

export interface GuardedProcess {
  exited: Promise<number | null>
  /** Asks it to stop, by force after `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

/**
 * The shell holds a pipe from us: when we stop, or die by any signal, the pipe closes and it interrupts the child.
 * A session of its own keeps the terminal's Ctrl-C away, so that the database outlives the requests it serves.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( read -r _ <&3; kill -INT "$child" ) &
reader=$!
exec 3<&-
wait "$child"
code=$?
kill "$reader" 2>/dev/null
exit "$code"`

export function startGuarded({ command, args, identity }: RunAs, output: number): GuardedProcess {
  const isWindows = process.platform === 'win32'
  const [program, programArgs] = isWindows
    ? [command, args]
    : ['/bin/sh', ['-c', GUARD, 'cuvee-database', command, ...args]]
  const child = spawn(program, programArgs, { ...identity, detached: !isWindows, stdio: ['pipe', output, output] })
  child.stdin?.on('error', () => {})
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(127))
  })
  return { exited, stop: (patienceMs) => stopChild({ child, exited, patienceMs }) }
}

interface StopChildOptions {
  child: ChildProcess
  exited: Promise<unknown>
  patienceMs: number
}

async function stopChild({ child, exited, patienceMs }: StopChildOptions): Promise<void> {
  if (process.platform === 'win32') child.kill()
  child.stdin?.end()
  const timer = setTimeout(() => killGroup(child), patienceMs)
  await exited
  clearTimeout(timer)
}

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGQUIT')
  } catch {
    child.kill('SIGKILL')
  }
}
