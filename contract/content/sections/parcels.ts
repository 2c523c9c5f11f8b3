import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Contour, Hectares, Line, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('parcels'),
  ...opening,
  text: Text.optional(),
  parcels: z
    .array(
      z.object({
        name: Line,
        grape: Line.optional(),
        hectares: Hectares.optional(),
        text: Text.optional(),
        contour: Contour,
      }),
    )
    .min(1)
    .max(24),
})

/** The vineyard as the estate draws it: a contour for each parcel, with its grape and its size. */
export const parcels = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'parcels',
    eyebrow: 'Nos terres',
    title: 'Quatre parcelles, quatre caractères',
    text: 'D’un seul tenant, de la crête au chemin de halage.',
    parcels: [
      {
        name: 'Les Aubépines',
        grape: 'Cabernet franc',
        hectares: 4.2,
        text: 'Argile sur craie, plein sud.',
        contour: '4,12 30,6 38,28 26,40 8,36',
      },
      {
        name: 'La Perrine',
        grape: 'Chenin',
        hectares: 3.1,
        text: 'Le haut du coteau, la craie à nu.',
        contour: '34,5 62,3 66,22 42,27',
      },
      {
        name: 'Le Clos du Puits',
        grape: 'Cabernet franc',
        hectares: 1.8,
        contour: '42,31 68,26 74,44 50,52 34,42',
      },
      {
        name: 'Les Gabares',
        grape: 'Chenin',
        hectares: 2.9,
        contour: '70,6 96,14 94,40 78,42 70,22',
      },
    ],
  },
})
