import { startTemplate } from '#tests/support/database.ts'
import { runWalks } from './run-walks.ts'
import { ALL_STEPS } from './steps/all-steps.ts'

/** The long form: minutes of walks through the shop. `npm run walks [minutes] [seed]`. */
const minutes = Number(process.argv[2] ?? 5)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
/** Long enough for the shortest walk of all that were seen. */
const SHORTENING_MS = 600_000

const template = await startTemplate()
try {
  const end = Date.now() + minutes * 60_000
  const { failure, ...counts } = await runWalks({
    steps: ALL_STEPS,
    template,
    seed,
    goesOn: () => Date.now() < end,
    shorteningMs: SHORTENING_MS,
  })
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
  process.stdout.write(`seed ${seed} ${told.join(' ')} violations ${failure ? 1 : 0}\n`)
  if (failure) {
    const steps = failure.steps.map((step, at) => `${at + 1}. ${step}\n`).join('')
    process.stdout.write(`${steps}${failure.found}\nThe same again: npm run walks ${minutes} ${failure.seed}\n`)
  }
  process.exitCode = failure ? 1 : 0
} finally {
  await template.stop()
}
