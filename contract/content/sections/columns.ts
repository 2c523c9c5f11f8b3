import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { NestedSection, StoredNestedSection } from '#contract/content/nested-sections.ts'
import { opening } from '#contract/content/section-fields.ts'

const shape = <Nested extends z.ZodType>(nested: Nested) =>
  z.object({
    type: z.literal('columns'),
    ...opening,
    columns: z
      .array(z.object({ sections: z.array(nested).max(6) }))
      .min(2)
      .max(4),
    /** Whether one of two columns is wider. */
    widths: z.enum(['even', 'first', 'last']).default('even'),
    align: z.enum(['top', 'middle']).default('top'),
  })

/** Other sections side by side; on phones one under the other. */
export const columns = defineSection({
  stored: shape(StoredNestedSection),
  shown: shape(NestedSection),
  sample: {
    type: 'columns',
    columns: [
      {
        sections: [
          {
            type: 'text',
            eyebrow: 'À la vigne',
            title: 'Le geste',
            text: 'Tout se fait à la main, du premier coup de sécateur à la dernière caisse.',
          },
        ],
      },
      {
        sections: [
          {
            type: 'text',
            eyebrow: 'À la cave',
            title: 'Le temps',
            text: 'Rien ne presse : les vins disent eux-mêmes quand ils sont prêts.',
          },
        ],
      },
      { sections: [{ type: 'hours', eyebrow: 'Au caveau', title: 'L’accueil' }] },
    ],
  },
})
