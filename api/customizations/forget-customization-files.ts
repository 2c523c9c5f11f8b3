import { z } from 'zod'
import { defineJob, type JobContext } from '#api/background/define-job.ts'
import { forgetFilesBefore, notedFileIds } from '#db/queries/customizations/customization-files.ts'
import { customizationFileKey, customizationFolder } from '#providers/storage/media-storage.ts'

const DAY_MS = 86_400_000
/** Someone who begins on Sunday and asks the family may come back the next one. */
const KEPT_DAYS = 7
/** Whatever put a file there is long over: noted or never to be. */
const SETTLED_DAYS = 1

export const forgetCustomizationFiles = defineJob({
  name: 'forget-customization-files',
  about:
    'Deletes pictures that customers sent for a product a week ago and put into no cart, and files that nothing knows of.',
  input: z.object({}),
  attempts: 5,
  every: '41 3 * * *',
  async handle(_, parts) {
    const { db, site, storage, now } = parts
    const gone = await forgetFilesBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    // A storage that fails brings the rows back, and the next try deletes both.
    for (const id of gone) await storage.delete(customizationFileKey(site.id, id))
    await sweepStrays(parts)
  },
})

/** What was stored just before a crash, or before a commit that failed, has no row and would lie there for ever. */
async function sweepStrays({ db, site, storage, now }: JobContext): Promise<void> {
  const before = now.getTime() - SETTLED_DAYS * DAY_MS
  const files = (await storage.list(customizationFolder(site.id)))
    .filter(({ storedAt }) => storedAt.getTime() < before)
    .map(({ key }) => ({ key, id: key.split('/').at(-1) ?? '' }))
  const noted = await notedFileIds(
    db,
    files.map(({ id }) => id),
  )
  for (const { key, id } of files) if (!noted.has(id)) await storage.delete(key)
}
