import { expect, onTestFinished, test, vi } from 'vitest'
import { processTree, stillAlive } from '#tests/support/process-tree.ts'
import { createMakerProcess } from './maker-process.ts'
import { runningMakers } from './running-makers.ts'

const PROGRAM = new URL('../pictures/picture-process.ts', import.meta.url)

function started(mostBytes: number) {
  const maker = createMakerProcess<{ id: number; task: 'take' }, { id: number }>({
    name: `maker of ${mostBytes}`,
    program: PROGRAM,
    idleMs: 600_000,
    mostBytes,
  })
  onTestFinished(maker.stop)
  return maker
}

function makers(): number[] {
  return processTree(process.pid)
    .filter(({ command }) => command.includes('picture-process'))
    .map(({ pid }) => pid)
}

test.runIf(process.platform === 'linux')(
  'one that holds too much ends with its work, the next work starts another',
  async () => {
    const maker = started(1)
    const asking = maker.ask({ task: 'take' }, new Uint8Array([1]))
    const pids = makers()
    await asking
    await vi.waitFor(() => expect(stillAlive(pids)).toEqual([]), { timeout: 20_000 })
    expect(await maker.ask({ task: 'take' }, new Uint8Array([1]))).toHaveProperty('words')
  },
  60_000,
)

test('one that holds little stays for the next work, and is counted', async () => {
  const mostBytes = Number.MAX_SAFE_INTEGER
  const maker = started(mostBytes)
  await maker.ask({ task: 'take' }, new Uint8Array([1]))
  expect(runningMakers().filter(({ name }) => name === `maker of ${mostBytes}`)).toHaveLength(1)
}, 60_000)
