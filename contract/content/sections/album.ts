import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { AlbumId, Count, link, opening } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('album'), ...opening, album: AlbumId, count: Count.default(5), link })

/** The first pictures of an album; each opens in the full-screen slider. */
export const album = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'album',
    eyebrow: 'En images',
    title: 'Les vendanges, jour après jour',
    album: 1,
    link: { label: 'Ouvrir l’album', href: '/albums' },
  },
})
