import type { DemoCaseIdea } from '#db/demo/load-case-ideas.ts'

export const caseIdeas: readonly DemoCaseIdea[] = [
  {
    texts: {
      fr: { name: 'Découverte', sentence: 'Six vins, six bouteilles : le domaine d’une rive à l’autre.' },
      en: { name: 'Discovery', sentence: 'Six wines, six bottles: the estate from one bank to the other.' },
    },
    bottles: { 25: 1, 14: 1, 18: 1, 9: 1, 28: 1, 21: 1 },
  },
  {
    texts: {
      fr: {
        name: 'Fruits de mer',
        sentence: 'Des blancs de tuffeau et une bulle brute, pour le plateau et la sole du dimanche.',
      },
      en: {
        name: 'Seafood',
        sentence: 'Whites grown on tuffeau and a brut sparkling wine, for oysters and Sunday’s sole.',
      },
    },
    bottles: { 14: 3, 31: 1, 25: 2 },
  },
  {
    texts: {
      fr: { name: 'Rouges de garde', sentence: 'Chinon et Saumur-Champigny, à coucher jusqu’à leurs dix ans.' },
      en: { name: 'Reds to keep', sentence: 'Chinon and Saumur-Champigny, to lay down until they are ten.' },
    },
    bottles: { 9: 2, 11: 2, 28: 2 },
  },
]
