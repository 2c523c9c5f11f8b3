import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { Line, opening, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('team'),
    ...opening,
    text: Text.optional(),
    people: z
      .array(z.object({ name: Line, role: Line.optional(), text: Text.optional(), picture: picture.optional() }))
      .min(1)
      .max(12),
  })

/** Who makes the wine: names, what they do, their portraits where there are some. */
export const team = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'team',
    eyebrow: 'La maison',
    title: 'Ceux qui font le vin',
    text: 'Cinq personnes toute l’année, vingt-cinq pendant les vendanges.',
    people: [
      {
        name: 'Jeanne Vauclair',
        role: 'Vigneronne',
        text: 'Elle décide du jour de la vendange, et elle seule.',
        picture: samplePicture('leaf', 'Une feuille de vigne dans une main'),
      },
      {
        name: 'Émile Vauclair',
        role: 'Maître de chai',
        text: 'Il goûte chaque barrique le premier lundi du mois.',
        picture: samplePicture('cellar', 'La cave où travaille Émile Vauclair'),
      },
      {
        name: 'Nour Belkacem',
        role: 'Accueil et expéditions',
        text: 'C’est sa voix au téléphone.',
        picture: samplePicture('glasses', 'La table où Nour Belkacem reçoit'),
      },
    ],
  },
})
