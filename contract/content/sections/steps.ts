import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Line, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('steps'),
  ...opening,
  steps: z
    .array(z.object({ mark: Line, title: Line, text: Text }))
    .min(1)
    .max(12),
})

/** What happens one after the other: years, seasons, stages. */
export const steps = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'steps',
    eyebrow: 'Au fil de l’année',
    title: 'Quatre saisons à la vigne',
    steps: [
      {
        mark: 'Hiver',
        title: 'La taille',
        text: 'De décembre à mars, cep après cep, au sécateur. Chaque coupe décide de la récolte à venir.',
      },
      {
        mark: 'Printemps',
        title: 'La fleur',
        text: 'Début juin, dix jours sans vent suffisent. On compte alors cent jours jusqu’aux vendanges.',
      },
      {
        mark: 'Été',
        title: 'L’herbe et l’ombre',
        text: 'Un rang sur deux reste enherbé ; les feuilles du levant sont ôtées à la main.',
      },
      {
        mark: 'Automne',
        title: 'Les vendanges',
        text: 'À la main, en caisses de douze kilos, du petit jour à midi.',
      },
    ],
  },
})
