import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeExport } from '#api/sites/exports/write-export.ts'
import { findEstateName } from '#db/queries/sites/estate-exports.ts'
import { inSite } from '#db/site-db.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { findSite } from '#run/operate/find-site.ts'
import { withDatabase } from '#run/operate/with-database.ts'

/** npm run site:export <site> <file>: everything of an estate, a closed one too, in one file; docs/estate-export.md. */
await runCommand(async () => {
  const [named, path, ...more] = process.argv.slice(2)
  if (!named || !path || more.length > 0)
    throw new Error('Say which and where to: npm run site:export -- <number or host name> <file>.')
  return withDatabase(async ({ settings, owner, app }) => {
    const { id: siteId } = await findSite(owner, named)
    const transact: Parameters<typeof writeExport>[0]['transact'] = (work) => inSite({ pool: app, siteId }, work)
    const site = await transact(findEstateName)
    const storage = createStorage({ dataDir: settings.dataDir, url: settings.storageUrl })
    const file = await open(resolve(path), 'wx', 0o600)
    try {
      const { manifest } = await writeExport({
        file,
        site,
        storage,
        now: new Date(),
        transact,
        onProgress: async () => {},
      })
      for (const missing of manifest.missingFiles) print(`  not in the storage: ${missing}`)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      print(`${site.name}: ${rows} rows and ${manifest.files.length} files are in ${path}.`)
    } finally {
      await file.close()
    }
    return 0
  })
})
