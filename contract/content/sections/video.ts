import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground, Line } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('video'),
    title: Line.optional(),
    caption: Line.optional(),
    poster: picture,
    video: picture,
    ground,
  })

export const video = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'video',
    title: 'Les vendanges en deux minutes',
    caption: 'Le dernier jour de chenin, au petit matin.',
    poster: samplePicture('alley'),
    video: samplePicture('film', 'Film des vendanges : les rangs à l’aube, les caisses, le pressoir'),
  },
})
