import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createStorage } from '#providers/storage/create-storage.ts'
import { readOrMakeSecret } from '#run/data-folder.ts'
import { findKeys } from '#run/keys/keys.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { readManifest } from '#run/operate/manifest.ts'
import { reachOrMakeDatabase } from '#run/operate/reach-database.ts'
import { checkKey, restoreBackup } from '#run/operate/restore-backup.ts'
import { bringUpToDate } from '#run/prepare-database.ts'
import { createProgress } from '#run/progress.ts'
import { readSettings, type Settings } from '#settings.ts'

/** npm run restore <folder>: puts a backup where nothing is yet. */
await runCommand(async () => {
  const [from, ...more] = process.argv.slice(2)
  if (!from || more.length > 0) throw new Error('Say which: npm run restore <folder of a backup>.')
  const settings = readSettings(process.env)
  const folder = resolve(from)
  checkHasNoFiles(settings)
  const secretKeys = givenKeys(settings)
  checkKey(await readManifest(folder), secretKeys)
  const say = createProgress(Date.now())
  const { ownerUrl, stop } = await reachOrMakeDatabase(settings, say)
  try {
    const storage = createStorage({ dataDir: settings.dataDir, url: settings.storageUrl })
    const { madeAt } = await restoreBackup({ folder, ownerUrl, storage, secretKeys, say })
    await bringUpToDate({ ownerUrl, keys: findKeys(settings), say })
    print(`\nEverything is as it was on ${madeAt}. npm run books reads the books; npm start serves.`)
    return 0
  } finally {
    await stop()
  }
})

/** Nothing is made yet where there is no key: a backup with secrets then says so. */
function givenKeys({ secretKey, previousKey, dataDir }: Settings): string[] {
  const isMade = existsSync(join(dataDir, 'secret-key'))
  return [secretKey, previousKey, isMade ? readOrMakeSecret(dataDir) : null].filter((key) => key !== null)
}

function checkHasNoFiles({ storageUrl, dataDir }: Settings): void {
  const media = join(dataDir, 'media')
  if (storageUrl === null && existsSync(media) && readdirSync(media).length > 0)
    throw new Error(`The data folder ${dataDir} holds files already: a restore goes into an empty one.`)
}
