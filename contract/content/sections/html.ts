import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { ground, Html } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('html'),
  html: Html,
  width: z.enum(['text', 'wide']).default('text'),
  ground,
})

/** What the estate writes as HTML: whatever runs or fetches from elsewhere is taken out (decisions/030). */
export const html = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'html',
    html: '<h2>Le millésime en chiffres</h2><p>Un été <em>sec</em>, un automne patient.</p><ul><li>Juin : 38 mm de pluie</li><li>Juillet : 12 mm</li></ul>',
  },
})
