import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, link, opening } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('news'), ...opening, count: Count.default(3), link })

/** The newest news. */
export const news = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'news',
    eyebrow: 'Au domaine',
    title: 'Les nouvelles',
    link: { label: 'Toutes les nouvelles', href: '/actualites' },
  },
})
