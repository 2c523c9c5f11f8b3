import { z } from 'zod'
import { Id } from '#contract/basics/shapes.ts'

/** How long a link shows what it shows: a week if nobody says, at most thirty days. */
export const PreviewHours = z.number().int().min(1).max(720).default(168)

/** A link that was just made: nobody is told its address again. */
export const OpenedPreview = z.object({ id: Id, path: z.string(), endsAt: z.string() })

/** A link that somebody holds. */
export const PreviewLink = z.object({ id: Id, madeAt: z.string(), endsAt: z.string(), who: z.string().nullable() })
export type PreviewLink = z.infer<typeof PreviewLink>
