import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { opening, Text, WineId } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('vintages'), ...opening, wine: WineId, text: Text.optional() })

/** The years of one wine side by side: what each was like, and whether it can be had. */
export const vintages = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'vintages',
    eyebrow: 'Au fil des ans',
    title: 'Le même vin, chaque année un autre',
    wine: 1,
    text: 'De la plus jeune à la plus sage.',
  },
})
