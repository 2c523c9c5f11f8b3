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
    html: '<h2>Le millésime en chiffres</h2><figure class="table-room" tabindex="0"><table><thead><tr><th scope="col">Mois</th><th scope="col">Pluie</th></tr></thead><tbody><tr><td>Juin</td><td>38 mm</td></tr><tr><td>Juillet</td><td>12 mm</td></tr></tbody></table></figure>',
  },
})
