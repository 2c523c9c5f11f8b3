import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { Href, Line, link, opening, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
    type: z.literal('bottles'),
    ...opening,
    text: Text.optional(),
    bottles: z
      .array(z.object({ picture, name: Line, detail: Line.optional(), href: Href.optional() }))
      .min(1)
      .max(8),
    link,
  })

/** Bottles side by side, all at one scale: a magnum is bigger. */
export const bottles = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'bottles',
    eyebrow: 'Nos vins',
    title: 'De la demi-bouteille au magnum',
    text: 'Deux cépages, quatre flacons, tous à la même échelle.',
    bottles: [
      {
        picture: samplePicture('halfBottle', 'Demi-bouteille de L’Heure Dorée, coteaux du layon 2019'),
        name: 'L’Heure Dorée, demie',
        detail: 'Coteaux du Layon · 2019',
        href: '/nos-vins',
      },
      {
        picture: samplePicture('whiteBottle', 'Bouteille de La Perrine, saumur blanc 2023'),
        name: 'La Perrine',
        detail: 'Saumur blanc · 2023',
        href: '/nos-vins',
      },
      {
        picture: samplePicture('bottle', 'Bouteille des Aubépines, saumur-champigny 2022'),
        name: 'Les Aubépines',
        detail: 'Saumur-Champigny · 2022',
        href: '/nos-vins',
      },
      {
        picture: samplePicture('magnum', 'Magnum des Aubépines, saumur-champigny 2020'),
        name: 'Les Aubépines, magnum',
        detail: 'Saumur-Champigny · 2020',
      },
    ],
    link: { label: 'Voir tous nos vins', href: '/nos-vins' },
    ground: 'tint',
  },
})
