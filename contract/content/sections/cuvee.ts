import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground, Line, Text, WineId } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('cuvee'),
    wine: WineId,
    eyebrow: Line.optional(),
    /** Instead of the wine's own words. */
    text: Text.optional(),
    /** What lies behind the bottle. */
    picture: picture.optional(),
    side: z.enum(['left', 'right']).default('left'),
    ground,
  })

/** One wine, large: its bottle, its words, its price, the way to it. */
export const cuvee = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'cuvee',
    wine: 1,
    eyebrow: 'La cuvée du moment',
    text: 'Un rouge de craie, souple et frais, qui aime les tables de famille.',
    picture: samplePicture('wall', 'Mur de pierre blonde dans la lumière du soir'),
    ground: 'tint',
  },
})
