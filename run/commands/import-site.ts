import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { createSealer } from '#providers/secrets/sealer.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import { isHostName } from '#rules/sites/host-name.ts'
import { findKeys } from '#run/keys/keys.ts'
import { readAnswers } from '#run/operate/answers.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { importEstate } from '#run/operate/import-estate.ts'
import { withPreparedDatabase } from '#run/operate/with-database.ts'
import { createProgress } from '#run/progress.ts'

const HOST = {
  flag: 'host',
  ask: 'Host name of its site',
  check: (host: string) =>
    isHostName(host) ? null : 'is no host name: write it in lower case, without https:// and port',
}

/** npm run site:import <file> --host <name>: opens an estate with everything that an export of one holds. */
await runCommand(async () => {
  const [path, ...args] = process.argv.slice(2)
  if (!path || path.startsWith('--')) throw new Error('Say which: npm run site:import -- <file> --host <host name>.')
  const { host = '' } = await readAnswers([HOST], { args, askPerson: null })
  return withPreparedDatabase(async ({ settings, owner }) => {
    const { present, previous } = findKeys(settings)
    const imported = await importEstate({
      path: resolve(path),
      host,
      port: settings.port,
      owner,
      storage: createStorage({ dataDir: settings.dataDir, url: settings.storageUrl }),
      secrets: createSealer(present, previous),
      randomId: () => randomBytes(16).toString('hex'),
      say: createProgress(Date.now()),
    })
    print(`\nEstate ${imported.siteId}, ${imported.name}, is open: ${imported.url}/`)
    print('Whoever has an account there asks for a new password. Keys of payment providers are to be entered anew.')
    print('Where it was: npm run site:close -- <host name> --moved, so that nothing falls due in both places.')
    return 0
  })
})
