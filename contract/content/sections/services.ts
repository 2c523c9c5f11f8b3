import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, link, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('services'),
  ...opening,
  text: Text.optional(),
  count: Count.default(3),
  link,
})

/** Visits to book. */
export const services = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'services',
    eyebrow: 'Venir nous voir',
    title: 'Visites et dégustations',
    text: 'Une heure à la cave, ou une après-midi dans les rangs.',
    link: { label: 'Toutes nos visites', href: '/service' },
  },
})
