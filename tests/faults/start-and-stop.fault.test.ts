import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { processTree, stillAlive } from '#tests/support/process-tree.ts'
import { launch, startServer } from '#tests/support/running-server.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cuvee-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server that must not come up, and gives what it said. */
async function failingStart(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const server = launch({ METRICS_PORT: '0', ...environment })
  const code = await server.exited
  return { code, said: server.output().trim().split('\n').at(-1) ?? '' }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops everything, database included', async (signal) => {
  const server = await startServer()
  onTestFinished(server.stop)
  const pids = processTree(server.process.pid ?? 0).map(({ pid }) => pid)
  expect(processTree(server.process.pid ?? 0).some(({ command }) => command.includes('postgres'))).toBe(true)
  server.process.kill(signal)
  expect(await server.exited).toBe(0)
  await expect.poll(() => stillAlive(pids)).toEqual([])
})

test('even kill -9 of the first process leaves no orphan, and the next start works on the same folder', async () => {
  const dataDir = temporaryFolder()
  const server = await startServer({ DATA_DIR: dataDir })
  const pids = processTree(server.process.pid ?? 0).map(({ pid }) => pid)
  expect(pids.length).toBeGreaterThan(4)
  server.process.kill('SIGKILL')
  const next = await startServer({ DATA_DIR: dataDir })
  onTestFinished(next.stop)
  expect((await fetch(`http://127.0.0.1:${next.port}/`)).status).toBe(200)
  await expect.poll(() => stillAlive(pids)).toEqual([])
})

test('a second start on the same data folder says that one is running', async () => {
  const server = await startServer()
  onTestFinished(server.stop)
  const second = await failingStart({ DATA_DIR: server.dataDir, PORT: String(await freePort()) })
  expect(second.code).toBe(1)
  expect(second.said).toBe(
    `cuvee: Cuvée is already running on the data folder ${server.dataDir} (process ${server.process.pid}).`,
  )
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
})

test('a busy port is one clear sentence and leaves nothing running', async () => {
  const other = createServer().listen(0, 'localhost')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  expect(await failingStart({ DATA_DIR: temporaryFolder(), PORT: String(port) })).toEqual({
    code: 1,
    said: `cuvee: The port ${port} is already in use; stop what uses it or set PORT to another.`,
  })
})

test('a data folder that is none, a bad setting and a database out of reach: one sentence each', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const port = String(await freePort())
  expect(await failingStart({ DATA_DIR: join(file, 'data'), PORT: port })).toMatchObject({
    code: 1,
    said: expect.stringContaining('it is not a folder'),
  })
  expect(await failingStart({ DATA_DIR: temporaryFolder(), PORT: 'three' })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^cuvee: The setting PORT="three" is not valid/),
  })
  const away = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/x`, SECRET_KEY: 'x'.repeat(32) }
  expect(await failingStart({ ...away, DATA_DIR: temporaryFolder(), PORT: port })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^cuvee: The database cannot be prepared: connect ECONNREFUSED/),
  })
})

test('requests under way are finished before it stops', async () => {
  const server = await startServer()
  onTestFinished(server.stop)
  // Fewer than the gate lets work at once, so that none is sent away for that reason.
  const asked = Array.from({ length: 12 }, (_, at) => fetch(`http://127.0.0.1:${server.port}/page-${at}`))
  await Promise.race(asked)
  server.process.kill('SIGTERM')
  const answers = await Promise.allSettled(asked)
  const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 'refused'))
  // Connections that were not accepted yet may be refused; an accepted request is answered.
  expect(statuses.filter((status) => status !== 404 && status !== 'refused')).toEqual([])
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(0)
  expect(await server.exited).toBe(0)
})
