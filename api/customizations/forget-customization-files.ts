import { z } from 'zod'
import { defineJob } from '#api/background/define-job.ts'
import { forgetFilesBefore } from '#db/queries/customizations/customization-files.ts'
import { customizationFileKey } from '#providers/storage/media-storage.ts'

const DAY_MS = 86_400_000
/** Someone who begins on Sunday and asks the family may come back the next one. */
const KEPT_DAYS = 7

export const forgetCustomizationFiles = defineJob({
  name: 'forget-customization-files',
  about: 'Deletes pictures that customers sent for a product a week ago and put into no cart.',
  input: z.object({}),
  attempts: 5,
  every: '41 3 * * *',
  async handle(_, { db, site, storage, now }) {
    const gone = await forgetFilesBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    // A storage that fails brings the rows back, and the next try deletes both.
    for (const id of gone) await storage.delete(customizationFileKey(site.id, id))
  },
})
