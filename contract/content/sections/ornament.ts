import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('ornament'),
    picture,
    size: z.enum(['small', 'large']).default('small'),
    ground,
  })

/** A drawing between two sections. */
export const ornament = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'ornament',
    picture: samplePicture('branch'),
    size: 'large',
  },
})
