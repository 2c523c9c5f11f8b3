import { takeSwitch } from '#run/operate/answers.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { findSite } from '#run/operate/find-site.ts'
import { withDatabase } from '#run/operate/with-database.ts'

/** npm run site:close: the estate answers nobody any more, and nothing of it is lost; `--reopen` takes that back. */
await runCommand(async () => {
  const { isOn: reopens, rest } = takeSwitch(process.argv.slice(2), 'reopen')
  const [named, ...more] = rest
  if (!named || more.length > 0) throw new Error('Say which: npm run site:close <number or host name> [-- --reopen].')
  return withDatabase(async ({ owner }) => {
    const { id, name } = await findSite(owner, named)
    // A second closing keeps the day of the first.
    const closedAt = reopens ? 'null' : 'coalesce(closed_at, now())'
    await owner.query(`update platform.sites set closed_at = ${closedAt} where id = $1`, [id])
    print(reopens ? `${name} is open again.` : `${name} is closed; its rows and files stay. --reopen opens it again.`)
    return 0
  })
})
