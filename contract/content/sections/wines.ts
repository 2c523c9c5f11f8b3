import { z } from 'zod'
import { WINE_FAMILIES } from '#contract/catalogue/closed-sets.ts'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, link, opening, TagId, Text, WineIds } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('wines'),
  ...opening,
  text: Text.optional(),
  choice: z.enum(['newest', 'chosen', 'family', 'tag']).default('newest'),
  /** Which, where they are chosen one by one. */
  wines: WineIds.default([]),
  family: z.enum(WINE_FAMILIES).optional(),
  tag: TagId.optional(),
  count: Count.default(4),
  link,
})

/** Wines as the shop shows them, with their prices. */
export const wines = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'wines',
    eyebrow: 'À la cave',
    title: 'Les derniers venus',
    text: 'Mis en bouteille ce printemps.',
    link: { label: 'Voir tous nos vins', href: '/nos-vins' },
  },
})
