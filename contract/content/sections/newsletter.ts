import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('newsletter'), ...opening, text: Text.optional() })

/** Subscribing to the newsletters. */
export const newsletter = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'newsletter',
    eyebrow: 'Notre lettre',
    title: 'Quatre fois l’an, pas une de plus',
    text: 'La vigne, la cave, les vins qui arrivent.',
    ground: 'tint',
  },
})
