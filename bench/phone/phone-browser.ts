import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { undoAtEnd } from '../clean-up.ts'

/** The Chromium of the browser tests, with a port that Lighthouse can talk to. */
export async function startPhoneBrowser(): Promise<number> {
  const { executablePath, args, env } = JSON.parse(process.env.CUVEE_CHROMIUM ?? '{"args":[],"env":{}}')
  const profile = mkdtempSync(join(tmpdir(), 'cuvee-phone-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--hide-scrollbars']
  const rules = '--host-resolver-rules=MAP *.localhost 127.0.0.1'
  const child = spawn(executablePath, [...args, ...own, rules, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  undoAtEnd(() => {
    child.kill('SIGKILL')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  let heard = ''
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Chromium ended (${code}): ${heard.slice(-500)}`)))
    child.stderr.on('data', (chunk: Buffer) => {
      heard += chunk
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(heard)?.[1]
      if (port) resolve(Number(port))
    })
  })
}
