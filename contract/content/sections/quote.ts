import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { ground, Line, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('quote'),
  text: Text,
  author: Line.optional(),
  ground,
})

/** One sentence that owns the screen. */
export const quote = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'quote',
    text: 'On ne fait pas le vin : on l’accompagne, et l’on tâche de ne pas le perdre en route.',
    author: 'Jeanne Vauclair, vigneronne',
    ground: 'primary',
  },
})
