import { ensureAppLogin } from '#db/app-login.ts'
import { createPool } from '#db/pool.ts'
import { listSecurityEvents } from '#db/queries/basics/security-events.ts'
import { inSite, onPlatform } from '#db/site-db.ts'
import { readOrMakeSecret } from '#run/data-folder.ts'
import { reachDatabase } from '#run/operate/reach-database.ts'
import { readSecurityQuestion, securityLine } from '#run/operate/security-lines.ts'
import { readSettings } from '#settings.ts'

/** More than anyone reads at a screen; whoever wants all asks in smaller stretches of time. */
const MOST = 10_000

/** npm run security-log: what the security log tells of every estate, oldest first, beside a running server or without one. */
async function main(): Promise<void> {
  const question = readSecurityQuestion(process.argv.slice(2), new Date())
  const settings = readSettings(process.env)
  const { ownerUrl, stop } = await reachDatabase(settings)
  const secretKey = settings.secretKey ?? readOrMakeSecret(settings.dataDir)
  const pool = createPool({ url: await ensureAppLogin(ownerUrl, secretKey), max: 1, onTrouble: () => {} })
  try {
    const sites = await onPlatform(pool).selectFrom('sites').select('id').orderBy('id').execute()
    const found = []
    for (const { id } of sites) {
      found.push(await inSite({ pool, siteId: id }, (db) => listSecurityEvents(db, { ...question, limit: MOST })))
    }
    const rows = found.flat().sort((one, other) => one.happened_at.getTime() - other.happened_at.getTime())
    for (const row of rows) process.stdout.write(`${securityLine(row)}\n`)
  } finally {
    await pool.end()
    await stop()
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`cuvee: ${error.message}\n`)
  process.exitCode = 1
})
