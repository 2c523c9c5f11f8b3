import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { ground, Line, link, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('visit'),
    eyebrow: Line.optional(),
    title: Line,
    text: Text.optional(),
    picture: picture.optional(),
    link,
    ground,
  })

/** Where and when to come: address and opening hours of the estate itself. */
export const visit = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'visit',
    eyebrow: 'Le caveau',
    title: 'Poussez le portail',
    text: 'Nous vous recevons du lundi au samedi, sans rendez-vous. La visite de la cave dure une heure et se réserve la veille.',
    picture: samplePicture('glasses', 'Deux verres de vin rouge sur une table en chêne, près d’une fenêtre'),
    link: { label: 'Préparer votre visite', href: '/nous-contacter' },
  },
})
