import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { ground } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('spacer'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  line: z.enum(['none', 'thin', 'short']).default('none'),
  ground,
})

/** Room between two sections, with or without a line. */
export const spacer = defineSection({ stored: shape, shown: shape, sample: { type: 'spacer', line: 'short' } })
