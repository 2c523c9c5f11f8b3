import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Line, opening } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('figures'),
  ...opening,
  figures: z
    .array(z.object({ value: Line, label: Line }))
    .min(1)
    .max(6),
})

/** The estate in numbers. */
export const figures = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'figures',
    eyebrow: 'Le domaine en quatre nombres',
    figures: [
      { value: '12', label: 'hectares d’un seul tenant' },
      { value: '1921', label: 'l’année des premières vignes' },
      { value: '4', label: 'générations sous le même toit' },
      { value: '12 °C', label: 'dans la cave, hiver comme été' },
    ],
  },
})
