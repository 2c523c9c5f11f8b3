import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, link, opening } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('calendar'), ...opening, count: Count.default(3), link })

/** The coming events. */
export const calendar = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'calendar',
    eyebrow: 'L’agenda',
    title: 'Les prochains rendez-vous',
    link: { label: 'Tout l’agenda', href: '/evenements' },
  },
})
