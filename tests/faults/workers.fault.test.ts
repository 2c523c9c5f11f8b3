import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN } from '#db/embedded/init-cluster.ts'
import { processTree, stillAlive, workersOf } from '#tests/support/process-tree.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'

interface AskOptions {
  port: number
  path: string
  headers?: Record<string, string> | undefined
}

/** One request on a connection of its own, so that the workers take turns. */
function ask({ port, path, headers = {} }: AskOptions): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      // A killed process cuts its answers off in the middle.
      answer.on('error', () => {})
      answer.on('close', () => resolve({ status: answer.complete ? (answer.statusCode ?? 0) : 0, body }))
    })
    request.on('error', () => resolve({ status: 0, body: '' }))
  })
}

interface RoundOptions {
  port: number
  path: string
  times: number
  headers?: Record<string, string>
}

const round = ({ port, path, times, headers }: RoundOptions) =>
  Promise.all(Array.from({ length: times }, () => ask({ port, path, headers })))

function postmaster({ dataDir }: RunningServer): { pid: number; port: number } {
  const lines = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function ownerOf(server: RunningServer): Promise<pg.Client> {
  const password = readFileSync(join(server.dataDir, 'postgres', 'password'), 'utf8')
  const client = new pg.Client({
    user: ADMIN,
    password,
    host: '127.0.0.1',
    port: postmaster(server).port,
    database: 'cuvee',
  })
  await client.connect()
  return client
}

/** Asks without pause until told to stop; counts what it got. */
function keepAsking(port: number, paths: readonly string[]) {
  const count = new Map<number, number>()
  let going = true
  const askers = paths.map(async (path) => {
    while (going) {
      const { status } = await ask({ port, path })
      count.set(status, (count.get(status) ?? 0) + 1)
    }
  })
  return {
    count,
    async stop() {
      going = false
      await Promise.all(askers)
    },
  }
}

test('a parameter changed in the database shows on every worker, and on no other site', async () => {
  const server = await startServer({ WORKERS: '3' })
  onTestFinished(server.stop)
  // Only the worker that is not stopped can answer, so each is asked in turn.
  const shows = async (colour: string, site: number) => {
    const workers = workersOf(server.process.pid ?? 0)
    let seen = 0
    for (const worker of workers) {
      const others = workers.filter((pid) => pid !== worker)
      for (const pid of others) process.kill(pid, 'SIGSTOP')
      const { body } = await ask({ port: server.port, path: '/', headers: { idSite: String(site) } })
      for (const pid of others) process.kill(pid, 'SIGCONT')
      if (body.includes(`--color-primary:${colour}`)) seen++
    }
    return seen
  }
  await expect.poll(() => workersOf(server.process.pid ?? 0).length).toBe(3)
  expect([await shows('#7A1F2B', 1), await shows('#1F6F78', 3)]).toEqual([3, 3])

  const owner = await ownerOf(server)
  await owner.query(`update estate.parameters set value = '#0A0B0C' where site_id = 1 and type = 'PRIMARY_COLOR'`)
  await owner.end()
  await expect.poll(() => shows('#0A0B0C', 1)).toBe(3)
  expect([await shows('#0A0B0C', 1), await shows('#1F6F78', 3)]).toEqual([3, 3])
})

test('kill -9 of workers and immediate restarts of the database under load: it heals by itself', async () => {
  const server = await startServer({ WORKERS: '2' })
  onTestFinished(server.stop)
  const primary = server.process.pid ?? 0
  const load = keepAsking(server.port, ['/', '/api/parameter', '/en', '/api/page', '/notre-domaine', '/nope'])
  const ups = () => load.count.get(200) ?? 0
  const answersAgain = async () => {
    const before = ups()
    await expect.poll(ups).toBeGreaterThan(before + 20)
    const healthy = async () =>
      (await round({ port: server.port, path: '/api/parameter', times: 12 })).every(({ status }) => status === 200)
    await expect.poll(healthy).toBe(true)
  }
  await answersAgain()
  for (let time = 0; time < 3; time++) {
    const [victim = 0] = workersOf(primary)
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => workersOf(primary).filter((pid) => pid !== victim).length).toBe(2)
    await answersAgain()

    const before = postmaster(server).pid
    process.kill(before, 'SIGQUIT')
    await expect.poll(() => stillAlive([before])).toEqual([])
    await answersAgain()
    expect(postmaster(server).pid).not.toBe(before)
  }
  await load.stop()
  // 0: the connection of a killed process; 404: the page that is not there; 503: "come back in a second".
  expect([...load.count.keys()].filter((status) => ![0, 200, 404, 503].includes(status))).toEqual([])
  expect(server.output()).not.toMatch(/unhandled|uncaught|TypeError|"fault"/i)
  expect(stillAlive([primary])).toEqual([primary])

  const pids = processTree(primary).map(({ pid }) => pid)
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await expect.poll(() => stillAlive(pids)).toEqual([])
})

test('SIGHUP replaces the workers without a failed request', async () => {
  const server = await startServer({ WORKERS: '2' })
  onTestFinished(server.stop)
  const primary = server.process.pid ?? 0
  await expect.poll(() => workersOf(primary).length).toBe(2)
  const old = workersOf(primary)
  const load = keepAsking(server.port, ['/', '/api/parameter', '/en'])
  server.process.kill('SIGHUP')
  await expect.poll(() => stillAlive(old)).toEqual([])
  await load.stop()
  expect([...load.count.keys()]).toEqual([200])
  expect(workersOf(primary)).toHaveLength(2)
})

test('the figures of all workers come together on the loopback port', async () => {
  const server = await startServer({ WORKERS: '2' })
  onTestFinished(server.stop)
  await round({ port: server.port, path: '/', times: 10 })
  const [, port] = /127\.0\.0\.1:(\d+)\/metrics/.exec(server.output()) ?? []
  const { status, body } = await ask({ port: Number(port), path: '/metrics' })
  expect(status).toBe(200)
  const kept = [...body.matchAll(/cuvee_answers_total\{kind="(kept page|page)",status="2xx"\} (\d+)/g)].map(([, , n]) =>
    Number(n),
  )
  expect(kept.reduce((sum, n) => sum + n, 0)).toBe(10)
  expect((await ask({ port: server.port, path: '/metrics' })).status).toBe(404)
  for (const name of ['answer_seconds_bucket', 'pool_in_use', 'pool_waiting', 'limits_hit_total', 'due_work_waiting'])
    expect(body).toMatch(new RegExp(`^cuvee_${name}\\{?`, 'm'))
  for (const name of ['waiting', 'retrying', 'behind_seconds'])
    expect(body).toMatch(new RegExp(`^cuvee_due_work_${name}\\{kind="MAIL"\\} [\\d.]+$`, 'm'))
})

test('with a token, figures are told to who knows it', async () => {
  const server = await startServer({ METRICS_TOKEN: 'a token of some length', METRICS_HOST: '0.0.0.0' })
  onTestFinished(server.stop)
  const told = () => /0\.0\.0\.0:(\d+)\/metrics/.exec(server.output())?.[1]
  await expect.poll(told).toBeDefined()
  const port = told()
  const status = async (authorization: string) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })).status
  expect([await status(''), await status('Bearer another'), await status('Bearer a token of some length')]).toEqual([
    401, 401, 200,
  ])
})

test('workers that are killed the moment they are born take nobody along', async () => {
  const server = await startServer({ WORKERS: '2' })
  onTestFinished(server.stop)
  const primary = server.process.pid ?? 0
  const killed = new Set<number>()
  await expect
    .poll(
      () => {
        for (const pid of workersOf(primary)) {
          if (!killed.has(pid)) process.kill(pid, 'SIGKILL')
          killed.add(pid)
        }
        return killed.size
      },
      { interval: 1, timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(12)
  await expect.poll(async () => (await ask({ port: server.port, path: '/readyz' })).status).toBe(200)
})
