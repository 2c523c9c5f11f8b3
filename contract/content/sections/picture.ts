import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground, Line } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('picture'),
    picture,
    caption: Line.optional(),
    width: z.enum(['full', 'wide', 'text']).default('wide'),
    ground,
  })

export const picture = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'picture',
    picture: samplePicture('vines', 'Rangs de vigne au soleil couchant, sous une crête dans la brume'),
    caption: 'Le coteau, un soir de septembre.',
  },
})
