import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('contact'), ...opening, text: Text.optional() })

/** The contact form. */
export const contact = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'contact',
    eyebrow: 'Nous écrire',
    title: 'Une question, une envie ?',
    text: 'Nous répondons dans la journée, sauf pendant les vendanges.',
  },
})
