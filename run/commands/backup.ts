import { join, resolve } from 'node:path'
import { createStorage } from '#providers/storage/create-storage.ts'
import { findKeys } from '#run/keys/keys.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { makeBackup } from '#run/operate/make-backup.ts'
import { reachDatabase } from '#run/operate/reach-database.ts'
import { createProgress } from '#run/progress.ts'
import { readSettings } from '#settings.ts'

/** npm run backup [folder]: database and files, beside a running server or without one, into a folder of its own. */
await runCommand(async () => {
  const [into = 'backups', ...more] = process.argv.slice(2)
  if (more.length > 0) throw new Error('Say where to: npm run backup [folder].')
  const settings = readSettings(process.env)
  const now = new Date()
  const folder = join(resolve(into), `cuvee-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  const { ownerUrl, stop } = await reachDatabase(settings)
  try {
    const storage = createStorage({ dataDir: settings.dataDir, url: settings.storageUrl })
    const { present, previous } = findKeys(settings)
    const secretKeys = previous === null ? [present] : [present, previous]
    const say = createProgress(now.getTime())
    const { lostFiles } = await makeBackup({ ownerUrl, storage, secretKeys, folder, now, say })
    for (const key of lostFiles) print(`  not in the storage: ${key}`)
    print(`\nThe backup is whole: ${folder}`)
    print('Keep SECRET_KEY apart from it: without the key, what is sealed in it stays closed.')
    return 0
  } finally {
    await stop()
  }
})
