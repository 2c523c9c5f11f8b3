import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Href, Line, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('press'),
  ...opening,
  cuttings: z
    .array(z.object({ text: Text, source: Line, date: Line.optional(), href: Href.optional() }))
    .min(1)
    .max(12),
})

/** What newspapers and guides have written. */
export const press = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'press',
    eyebrow: 'On en parle',
    title: 'Dans la presse',
    cuttings: [
      {
        text: 'Un chenin de craie, tendu comme une corde, et pourtant si simple à boire.',
        source: 'Le Courrier des Vignes',
        date: 'mars 2026',
      },
      {
        text: 'La cave la plus fraîche du Saumurois cache ses plus belles bouteilles.',
        source: 'Carnets de Loire',
        date: 'novembre 2025',
      },
    ],
  },
})
