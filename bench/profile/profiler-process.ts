import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'

/**
 * Loaded into every process of the server under test: the one that is sent SIGUSR2 writes down where its time goes until
 * it is sent another.
 */
const session = new Session()
let isProfiling = false

process.on('SIGUSR2', () => {
  if (isProfiling) finish()
  else begin()
  isProfiling = !isProfiling
})

function begin(): void {
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: 200 })
  session.post('Profiler.start')
}

function finish(): void {
  session.post('Profiler.stop', (error, result) => {
    if (error) throw error
    const file = process.env.CUVEE_PROFILE_FILE
    // Written beside its place first: whoever waits for it finds it whole.
    if (file) writeFileSync(file, JSON.stringify(result.profile))
    session.disconnect()
  })
}
