import { TAKEN_KINDS } from '#db/exports/exported-tables.ts'
import { takeSwitch } from '#run/operate/answers.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { findSite } from '#run/operate/find-site.ts'
import { withDatabase } from '#run/operate/with-database.ts'

/**
 * npm run site:close: the estate answers nobody any more, and nothing of it is lost; `--reopen` takes that back.
 * `--moved`: it lives elsewhere now, and what it has taken along falls due there only.
 */
await runCommand(async () => {
  const { isOn: reopens, rest: others } = takeSwitch(process.argv.slice(2), 'reopen')
  const { isOn: isMoved, rest } = takeSwitch(others, 'moved')
  if (reopens && isMoved) throw new Error('What lives elsewhere is not opened again here: leave one of them out.')
  const [named, ...more] = rest
  if (!named || more.length > 0)
    throw new Error('Say which: npm run site:close <number or host name> [-- --reopen | --moved].')
  return withDatabase(async ({ owner }) => {
    const { id, name } = await findSite(owner, named)
    // A second closing keeps the day of the first.
    const closedAt = reopens ? 'null' : 'coalesce(closed_at, now())'
    await owner.query(`update platform.sites set closed_at = ${closedAt} where id = $1`, [id])
    if (isMoved) {
      const work = `delete from platform.due_work where site_id = $1 and kind = any ($2::text[])`
      const { rowCount } = await owner.query(work, [id, TAKEN_KINDS])
      print(`${rowCount} things that were to fall due here do so where it lives now.`)
    }
    print(reopens ? `${name} is open again.` : `${name} is closed; its rows and files stay. --reopen opens it again.`)
    return 0
  })
})
