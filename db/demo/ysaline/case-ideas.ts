import type { DemoCaseIdea } from '#db/demo/load-case-ideas.ts'

export const caseIdeas: readonly DemoCaseIdea[] = [
  {
    texts: {
      fr: { name: 'Premier versant', sentence: 'Un blanc, deux rouges, une bulle : la pente en six bouteilles.' },
      en: { name: 'First slope', sentence: 'One white, two reds, one sparkling: the slope in six bottles.' },
    },
    bottles: { 1: 2, 5: 2, 3: 1, 8: 1 },
  },
  {
    texts: {
      fr: { name: 'Soir de fondue', sentence: 'Altesse à table, crémant en attendant que le fromage file.' },
      en: { name: 'Fondue night', sentence: 'Altesse at the table, Crémant while the cheese melts.' },
    },
    bottles: { 1: 4, 8: 2 },
  },
]
