import { z } from 'zod'

/** What the estate has noted for itself. */
export const OfficeNote = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Whoever wrote it, by name or else by address; null once they are gone. */
  who: z.string().nullable(),
  createdAt: z.string(),
})
