import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, link, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('partners'),
  ...opening,
  text: Text.optional(),
  count: Count.default(6),
  map: z.enum(['with', 'without']).default('with'),
  link,
})

/** Where the wines are found: some addresses, and all of them on our own map. */
export const partners = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'partners',
    eyebrow: 'Bonnes adresses',
    title: 'Où boire nos vins',
    text: 'Des tables et des cavistes que nous aimons.',
    link: { label: 'Tous nos partenaires', href: '/nos-partenaires' },
  },
})
