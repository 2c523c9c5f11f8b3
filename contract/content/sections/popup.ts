import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { ground, Line, PopupId, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('popup'),
  title: Line.optional(),
  text: Text.optional(),
  popup: PopupId,
  label: Line,
  align: z.enum(['left', 'center']).default('center'),
  ground,
})

/** A button that opens one of the estate's popups. */
export const popup = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'popup',
    title: 'Les portes ouvertes approchent',
    text: 'Deux jours en juin, la cave grande ouverte.',
    popup: 1,
    label: 'Voir le programme',
  },
})
