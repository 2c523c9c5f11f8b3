import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { FormId, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('form'), ...opening, form: FormId, text: Text.optional() })

/** One of the estate’s own forms. */
export const form = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'form',
    eyebrow: 'Sur mesure',
    title: 'Votre projet',
    form: 1,
    text: 'Dites-nous en quelques mots ce que vous imaginez.',
  },
})
