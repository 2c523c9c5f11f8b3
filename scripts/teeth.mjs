// npm run teeth [words of guards, their files or their tests]: takes each guard away in a copy of the project; a guard whose
// absence no test notices has no test.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { guards } from '../tests/teeth/guards.mjs'
import { createSay, ensureBuilt, ensureInstalled, nodePath, root } from './prepare.mjs'

const say = createSay(Date.now())
const words = process.argv.length > 2 ? process.argv.slice(2) : ['']
const copy = mkdtempSync(join(tmpdir(), 'cuvee-teeth-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
process.on('SIGINT', () => process.exit(1))

await ensureInstalled(say)
await ensureBuilt(say)
copyProject()
let toothless = 0
const isNamed = (text) => words.some((word) => text.includes(word))
const chosen = guards.filter(({ guard, file, test }) => [guard, file, test].some(isNamed))
for (const guard of chosen) if (!(await hasTeeth(guard))) toothless++
process.stdout.write(`\n${chosen.length - toothless} passed, ${toothless} failed\n`)
process.exit(toothless ? 1 : 0)

function copyProject() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  for (const file of execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  cpSync(join(root, 'build', 'site'), join(copy, 'build', 'site'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // The boundary test asks git which files there are.
  execFileSync('git', ['init', '-q'], { cwd: copy })
}

async function hasTeeth({ guard, file, find, put, test }) {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(find).length !== 2) {
    say(`NOT FOUND  ${guard}: its text does not stand once in ${file}`)
    return false
  }
  writeFileSync(
    path,
    whole.replace(find, () => put),
  )
  const isRed = await runTest(test)
  writeFileSync(path, whole)
  say(`${isRed ? 'red      ' : 'STILL GREEN'}  ${guard}`)
  return isRed
}

/** Red means that tests ran and failed; a test file that cannot even be read proves nothing. */
function runTest(test) {
  const results = join(copy, 'results.json')
  rmSync(results, { force: true })
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', test, '--bail=1', '--reporter=json', `--outputFile.json=${results}`]
  return new Promise((resolve) => {
    spawn(nodePath(), args, { cwd: copy, stdio: 'ignore' }).once('exit', () => {
      const { numFailedTests = 0 } = JSON.parse(readFileSync(results, 'utf8'))
      resolve(numFailedTests > 0)
    })
  })
}
