import { listSecurityEvents } from '#db/queries/basics/security-events.ts'
import { inSite, onPlatform } from '#db/site-db.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { readSecurityQuestion, securityLine } from '#run/operate/security-lines.ts'
import { withDatabase } from '#run/operate/with-database.ts'

/** More than anyone reads at a screen; whoever wants all asks in smaller stretches of time. */
const MOST = 10_000

/** npm run security-log: what the security log tells of every estate, oldest first, beside a running server or without one. */
await runCommand(async () => {
  const question = readSecurityQuestion(process.argv.slice(2), new Date())
  return withDatabase(async ({ app }) => {
    const sites = await onPlatform(app).selectFrom('sites').select('id').orderBy('id').execute()
    const found = []
    for (const { id } of sites) {
      found.push(await inSite({ pool: app, siteId: id }, (db) => listSecurityEvents(db, { ...question, limit: MOST })))
    }
    const rows = found.flat().sort((one, other) => one.happened_at.getTime() - other.happened_at.getTime())
    for (const row of rows) print(securityLine(row))
    return 0
  })
})
