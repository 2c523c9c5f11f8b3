import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Count, FolderId, link, opening } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('blog'),
  ...opening,
  folder: FolderId.optional(),
  count: Count.default(3),
  link,
})

/** The newest articles of the blog, or of one of its folders. */
export const blog = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'blog',
    eyebrow: 'Le carnet',
    title: 'À lire cette saison',
    link: { label: 'Tout le carnet', href: '/blog' },
  },
})
