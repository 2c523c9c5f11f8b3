import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { ground, Line } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('reviews'),
  eyebrow: Line.optional(),
  /** Whether a link leads to what is said on the maps service, for estates that have given it a key. */
  leadsElsewhere: z.boolean().default(false),
  ground,
})

/** What buyers say of the estate's wines, the newest first. */
export const reviews = defineSection({
  stored: shape,
  shown: shape,
  sample: { type: 'reviews', eyebrow: 'Sur les tables de nos clients', leadsElsewhere: true, ground: 'tint' },
})
