import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { Line, opening } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('gallery'),
    ...opening,
    pictures: z
      .array(z.object({ picture, caption: Line.optional() }))
      .min(1)
      .max(24),
  })

/** Pictures of unlike sizes; each opens in the full-screen slider. */
export const gallery = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'gallery',
    eyebrow: 'En images',
    title: 'Une journée de vendanges',
    pictures: [
      {
        picture: samplePicture('alley', 'Une allée d’herbe entre deux rangs de vigne, à contre-jour'),
        caption: 'Sept heures, le premier rang.',
      },
      {
        picture: samplePicture('leaf', 'Gros plan des nervures d’une feuille de vigne en automne'),
        caption: 'Une feuille de chenin.',
      },
      { picture: samplePicture('wall', 'Mur de pierre blonde, ombres de feuilles dans la lumière du soir') },
      {
        picture: samplePicture('cellar', 'Cave voûtée en pierre bordée de barriques de chêne'),
        caption: 'Les barriques attendent.',
      },
      {
        picture: samplePicture('glasses', 'Deux verres de vin rouge sur une table en chêne, près d’une fenêtre'),
        caption: 'Six heures, la table du caveau.',
      },
    ],
  },
})
