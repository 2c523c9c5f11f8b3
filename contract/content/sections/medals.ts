import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, link, opening, Text, WineId } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('medals'),
  ...opening,
  text: Text.optional(),
  /** Of one wine only. */
  wine: WineId.optional(),
  count: Count.default(6),
  link,
})

/** What the estate's wines have won, as the catalogue tells it. */
export const medals = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'medals',
    eyebrow: 'Récompenses',
    title: 'Ce que les jurys ont aimé',
    link: { label: 'Voir les vins médaillés', href: '/nos-vins' },
  },
})
