import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodePath, root } from './prepare.mjs'

/**
 * A program of others that only measures need, fetched by npm below .cache/ the first time: none of its packages is ever
 * among ours. Gives the folder that holds its node_modules.
 */
export async function fetchProgram({ name, manifest, say }) {
  const home = join(root, '.cache', name)
  const wanted = JSON.stringify({ private: true, ...manifest }, null, 2)
  const told = await readFile(join(home, 'package.json'), 'utf8').catch(() => '')
  if (told === wanted && existsSync(join(home, 'fetched'))) return home
  say(
    `fetching ${Object.entries(manifest.dependencies)
      .map((pair) => pair.join(' '))
      .join(', ')} (once)`,
  )
  await rm(home, { recursive: true, force: true })
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), wanted)
  await install(home)
  // Last of all: without it, what lies there may be half of it.
  await writeFile(join(home, 'fetched.part'), '')
  await rename(join(home, 'fetched.part'), join(home, 'fetched'))
  return home
}

/** By the npm that runs us, on the Node that will run the program. */
function install(home) {
  const npm = process.env.npm_execpath
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const [command, whole] = npm ? [nodePath(), [npm, ...args]] : ['npm', args]
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && !npm
    const child = spawn(command, whole, { cwd: home, stdio: ['ignore', 'pipe', 'pipe'], shell })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`npm could not fetch it:\n${output.trim().split('\n').slice(-8).join('\n')}`)),
    )
  })
}
