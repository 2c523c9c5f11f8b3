// npm test: everything that decides "done". npm run check: the part that takes seconds.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root } from './prepare.mjs'

const isCheck = process.argv.includes('--check')
const say = createSay(Date.now())
const results = join(root, 'test-results')
const bin = (...parts) => join(root, 'node_modules', ...parts)

try {
  await ensureInstalled(say)
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const passed = isCheck ? await check() : await everything()
  report(passed)
} catch (error) {
  process.stderr.write(`cuvee: ${error.message}\n`)
  process.exit(1)
}

async function everything() {
  const isClean = await check()
  if (!isClean) return false
  await ensureBuilt(say)
  // Faults mostly wait for something to die or to come back: meanwhile the calls keep the cores busy.
  const calls = step('calls on a real PostgreSQL', vitest('call'))
  const faults = step('faults: what is killed, cut off and restarted', vitest('fault'))
  const served = (await Promise.all([calls, faults])).every(Boolean)
  const browsed = await journeys()
  return served && browsed
}

/** What fails is run once more, for traces of it; it stays failed, however that run ends. */
async function journeys() {
  const command = await playwright()
  if (await step('journeys in a real Chromium', command)) return true
  const failed = ['--last-failed', `--last-failed-file=${join(results, 'browser', '.last-run.json')}`]
  const traced = ['--trace=on', `--output=${join(results, 'traces')}`, '--reporter=dot', '--max-failures=10']
  await step('what failed, once more, for test-results/traces', [...command, ...failed, ...traced])
  return false
}

async function check() {
  const steps = [
    ['format and lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']],
    ['types of the routes', [bin('@react-router', 'dev', 'bin.js'), 'typegen']],
  ]
  for (const [title, command] of steps) if (!(await step(title, command))) return false
  // Checking types keeps one core busy for longer than all units together.
  const types = step('types', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.'])
  const units = step('units, properties and boundaries', vitest('unit', 'property'))
  return (await Promise.all([types, units])).every(Boolean)
}

function vitest(...projects) {
  const file = join(results, `${projects.join('-')}.json`)
  const chosen = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return [bin('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters]
}

/** The browser is found or unpacked here, once, before any test waits for it. */
async function playwright() {
  const { findChromium } = await import('./find-chromium.mjs')
  const browser = await findChromium({ cacheDir: join(root, '.cache'), say })
  process.env.CUVEE_CHROMIUM = JSON.stringify(browser)
  return [bin('@playwright', 'test', 'cli.js'), 'test', '--config=tests/browser/playwright.config.ts']
}

function step(title, [script, ...args]) {
  say(title)
  return new Promise((resolve) => {
    const node = nodePath()
    const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
    const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** The count of each kind, and the one line that machines read. */
function report(passed) {
  const counts = {
    ...vitestCounts('unit-property'),
    ...vitestCounts('call'),
    ...vitestCounts('fault'),
    ...playwrightCounts(),
  }
  let good = 0
  let bad = 0
  process.stdout.write('\n')
  for (const [kind, { passed: well, failed }] of Object.entries(counts)) {
    process.stdout.write(`${kind.padEnd(15)} ${String(well).padStart(4)} passed${failed ? `, ${failed} failed` : ''}\n`)
    good += well
    bad += failed
  }
  if (!passed && bad === 0) bad = 1
  process.stdout.write(`\n${good} passed, ${bad} failed\n`)
  process.exit(passed ? 0 : 1)
}

function readResults(name) {
  const path = join(results, `${name}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function vitestCounts(name) {
  const counts = {}
  for (const { name: file, assertionResults } of readResults(name)?.testResults ?? []) {
    const kind = /\.(property|call|fault)\.test\.ts$/.exec(file)?.[1] ?? 'unit'
    for (const { status } of assertionResults) count(counts, kind, status === 'passed')
  }
  return counts
}

function playwrightCounts() {
  const counts = {}
  const walk = (suite, kind) => {
    for (const { tests } of suite.specs ?? [])
      for (const { status } of tests) count(counts, kind, status === 'expected')
    for (const inner of suite.suites ?? []) walk(inner, kind)
  }
  for (const suite of readResults('browser')?.suites ?? []) {
    walk(suite, suite.file.includes('accessibility') ? 'accessibility' : 'browser')
  }
  return counts
}

function count(counts, kind, isPassed) {
  counts[kind] ??= { passed: 0, failed: 0 }
  counts[kind][isPassed ? 'passed' : 'failed']++
}
