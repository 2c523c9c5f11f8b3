import { listSites } from '#db/queries/sites/sites.ts'
import { onPlatform } from '#db/site-db.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { withDatabase } from '#run/operate/with-database.ts'

/** npm run site:list: every estate, with its number, its host names and whether it is closed. */
await runCommand(() =>
  withDatabase(async ({ app }) => {
    const sites = await listSites(onPlatform(app))
    for (const { id, name, hosts, isDefault, isClosed } of sites) {
      const marks = [isDefault ? 'default' : '', isClosed ? 'closed' : ''].filter(Boolean)
      print(
        `${String(id).padStart(4)}  ${name.padEnd(32)}  ${hosts.join(' ')}${marks.map((mark) => `  (${mark})`).join('')}`,
      )
    }
    if (sites.length === 0) print('There is no estate yet: npm run site:create opens one.')
    return 0
  }),
)
