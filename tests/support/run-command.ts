import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Ran {
  code: number | null
  /** What it printed, errors included. */
  said: string
}

interface RunOptions {
  args?: readonly string[]
  environment: Record<string, string>
}

/** A command of run/commands/, as npm runs it, without a terminal. */
export async function runOperatorCommand(name: string, { args = [], environment }: RunOptions): Promise<Ran> {
  const child = spawn(process.execPath, [join(root, 'run', 'commands', `${name}.ts`), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}
