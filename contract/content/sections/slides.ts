import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { Line, link, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('slides'),
    slides: z
      .array(
        z.object({
          picture,
          /** Another crop for phones. */
          portrait: picture.optional(),
          eyebrow: Line.optional(),
          title: Line,
          text: Text.optional(),
          link,
        }),
      )
      .min(2)
      .max(6),
    height: z.enum(['screen', 'tall', 'band']).default('tall'),
    align: z.enum(['left', 'center']).default('left'),
  })

/** Pictures that own the screen one after the other. The visitor turns them; nothing moves by itself. */
export const slides = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'slides',
    slides: [
      {
        eyebrow: 'Au fil des saisons',
        title: 'L’automne sur le coteau',
        text: 'Les dernières grappes rentrent, les feuilles tournent, la cave se remplit.',
        picture: samplePicture('vines', 'Rangs de vigne au soleil couchant, sous une crête dans la brume'),
        portrait: samplePicture('alley', 'Rangs de vigne au soleil couchant, sous une crête dans la brume'),
        link: { label: 'Lire les nouvelles', href: '/actualites' },
      },
      {
        title: 'Sous la pierre, douze degrés',
        text: 'Les barriques dorment dix-huit mois à l’abri de la lumière.',
        picture: samplePicture('cellar', 'Cave voûtée en pierre bordée de barriques de chêne'),
        link: { label: 'Visiter la cave', href: '/service' },
      },
      {
        title: 'La table du caveau',
        picture: samplePicture('glasses', 'Deux verres de vin rouge sur une table en chêne, près d’une fenêtre'),
      },
    ],
  },
})
