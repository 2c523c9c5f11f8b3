import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processTree } from '#tests/support/process-tree.ts'
import { launch, startServer } from '#tests/support/running-server.ts'

const [FIRST, SECOND] = ['the first key of this server, long enough', 'the second key of this server, long enough']

test('no process below the first inherits a secret', async () => {
  const secrets = { SECRET_KEY: FIRST, SMTP_URL: 'smtp://me:hush-mail@127.0.0.1:9', SECRET_KEY_PREVIOUS: SECOND }
  const server = await startServer(secrets)
  onTestFinished(server.stop)
  // A picture that was never made starts the process that makes pictures.
  const page = await (await fetch(`http://127.0.0.1:${server.port}/`)).text()
  await fetch(`http://127.0.0.1:${server.port}${/\/img\/[^"\s]+/.exec(page)?.[0] ?? '/'}`)
  const below = processTree(server.process.pid ?? 0).filter(({ pid }) => pid !== server.process.pid)
  expect(below.length).toBeGreaterThan(4)
  for (const { pid, command } of below) {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
    expect([command, /first key|second key|hush-mail/.test(environment)]).toEqual([command, false])
    expect([command, /first key|second key|hush-mail/.test(command)]).toEqual([command, false])
  }
})

test('the key is changed by a restart with both; the old one alone is refused in one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuvee-keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: dataDir, DEMO_ORDERS: '1', METRICS_PORT: '0' }
  const start = async (keys: Record<string, string>, said: RegExp) => {
    const server = launch({ ...settings, ...keys, PORT: '0' })
    await Promise.race([server.prints(said), server.exited])
    const output = server.output()
    server.child.kill('SIGTERM')
    return { output, code: await server.exited }
  }
  await start({ SECRET_KEY: FIRST }, /secrets were sealed|Stop with/)
  const changed = await start({ SECRET_KEY: SECOND, SECRET_KEY_PREVIOUS: FIRST }, /SECRET_KEY_PREVIOUS may go/)
  expect(changed.output).toMatch(/[1-9]\d* secrets were sealed under the new key; SECRET_KEY_PREVIOUS may go/)
  expect((await start({ SECRET_KEY: SECOND }, /Stop with/)).code).toBe(0)
  const refused = await start({ SECRET_KEY: FIRST }, /Stop with/)
  expect(refused.code).toBe(1)
  expect(refused.output.trim().split('\n').at(-1)).toBe(
    'cuvee: The database cannot be prepared: SECRET_KEY is not the key that the secrets in this database are sealed under: set that one, or give it as SECRET_KEY_PREVIOUS beside the new one.',
  )
})
