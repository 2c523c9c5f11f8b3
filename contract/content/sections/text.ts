import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground, Line, link, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('text'),
    eyebrow: Line.optional(),
    title: Line.optional(),
    text: Text,
    align: z.enum(['left', 'center']).default('left'),
    /** `screen`: words that own a screen, with the ornament behind them. */
    size: z.enum(['body', 'lead', 'screen']).default('body'),
    ornament: picture.optional(),
    link,
    ground,
  })

/** Words alone. */
export const text = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'text',
    eyebrow: 'Le domaine',
    title: 'Une maison au milieu des rangs',
    text: 'La maison tourne le dos au vent et regarde le coteau. De la cuisine, on voit mûrir les premières grappes ; du grenier, on voit venir l’orage.\n\nNous y faisons le vin comme on tient un carnet : une ligne par jour, et *jamais deux années pareilles*.',
    align: 'center',
    ornament: samplePicture('branch'),
    link: { label: 'Lire notre histoire', href: '/notre-domaine' },
  },
})
