import type { FirstPages } from './fr.ts'

export const en: FirstPages = {
  home: {
    title: 'Welcome',
    metaDescription: 'The site of {name}.',
    heading: 'Welcome to {name}',
    text: 'We are filling this house like a cellar: one bottle after another. Our wines, our story and our news will soon find their place here.',
    showcase:
      'We are filling this house like a cellar: one bottle after another. Our story and our news will soon find their place here.',
    wines: 'See our wines',
    contact: 'Write to us',
  },
  wines: { title: 'Our wines', metaDescription: 'The wines of {name}.' },
  contact: { title: 'Contact us', metaDescription: 'A question, a visit? Write to {name}.' },
}
