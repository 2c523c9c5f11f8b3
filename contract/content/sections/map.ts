import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { link, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('map'), ...opening, text: Text.optional(), link })

/** Where the estate lies in France, drawn by us: nobody else is asked for a map. */
export const map = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'map',
    eyebrow: 'Venir',
    title: 'Entre la Loire et le coteau',
    text: 'À dix minutes de la gare de Saumur, à deux heures et demie de Paris.',
    link: { label: 'Préparer votre visite', href: '/nous-contacter' },
  },
})
