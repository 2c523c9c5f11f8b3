import type { FirstPages } from './fr.ts'

export const en: FirstPages = {
  home: {
    title: 'Welcome',
    metaDescription:
      '{name} is filling this house like a cellar: one bottle after another. Our wines and our story will soon find their place here.',
  },
  showcase: {
    title: 'Welcome',
    metaDescription:
      '{name} is filling this house like a cellar: one bottle after another. Our story will soon find its place here.',
  },
  wines: { title: 'Our wines', metaDescription: 'The wines of {name}.' },
  newsletter: { name: 'News from the estate', description: 'The vines, the cellar, and what leaves it.' },
  contact: { title: 'Contact us', metaDescription: 'A question, a visit? Write to {name}.' },
}
