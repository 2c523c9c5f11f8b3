import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground, Line, link, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('story'),
    eyebrow: Line.optional(),
    title: Line,
    text: Text,
    picture,
    caption: Line.optional(),
    side: z.enum(['left', 'right']).default('left'),
    shape: z.enum(['portrait', 'square', 'landscape']).default('portrait'),
    link,
    ground,
  })

/** Words beside a picture. */
export const story = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'story',
    eyebrow: 'La cave',
    title: 'Dix-huit mois à l’abri de la lumière',
    text: 'Les vins descendent à la cave en novembre et n’en remontent qu’au second printemps. Il y fait 12 °C toute l’année.\n\nNous goûtons chaque barrique le premier lundi du mois, et nous attendons.',
    picture: samplePicture('cellar', 'Cave voûtée en pierre bordée de barriques de chêne'),
    caption: 'La grande galerie, creusée au pic.',
    shape: 'landscape',
    link: { label: 'Visiter la cave', href: '/nous-contacter' },
    ground: 'tint',
  },
})
