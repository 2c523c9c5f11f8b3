import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('hours'), ...opening, text: Text.optional() })

/** When the estate is open, as its settings say. */
export const hours = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'hours',
    eyebrow: 'Le caveau',
    title: 'Quand nous trouver',
    text: 'Sonnez : nous sommes souvent dans les rangs.',
  },
})
