import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { Line, link, opening, Text } from '#contract/content/section-fields.ts'

const shape = z.object({
  type: z.literal('questions'),
  ...opening,
  questions: z
    .array(z.object({ question: Line, answer: Text }))
    .min(1)
    .max(30),
  link,
})

/** What visitors ask again and again, each answer folded under its question. */
export const questions = defineSection({
  stored: shape,
  shown: shape,
  sample: {
    type: 'questions',
    eyebrow: 'Bon à savoir',
    title: 'Vos questions',
    questions: [
      {
        question: 'Peut-on venir sans rendez-vous ?',
        answer: 'Oui, du lundi au samedi, aux heures du caveau. Pour la visite de la cave, prévenez-nous la veille.',
      },
      {
        question: 'Combien de temps garder vos rouges ?',
        answer: 'Cinq ans sans y penser, dix pour les patients.\n\nChaque fiche dit quand ouvrir chaque millésime.',
      },
      {
        question: 'Livrez-vous en Belgique ?',
        answer: 'Oui, en quatre jours, par carton de six bouteilles.',
      },
    ],
    link: { label: 'Nous poser une autre question', href: '/nous-contacter' },
  },
})
