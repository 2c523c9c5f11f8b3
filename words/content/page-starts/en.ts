import type { PageStartWords } from './fr.ts'

export const en: PageStartWords = {
  heads: {
    empty: { title: '', lead: [''] },
    home: {
      title: '{name}',
      lead: [
        'Winegrowers in {city}, in the appellation {appellation}.',
        'Winegrowers in {city}.',
        'Our wines, and the house they are made in.',
      ],
    },
    estate: { title: 'The estate', lead: ['{name}, in {city}.', '{name}: the house, the vines and the cellar.'] },
    wines: { title: 'Our wines', lead: ['{wines} wines, each with its story.', 'Our wines, each with its story.'] },
    cuvee: { title: '{wine}', lead: ['A wine of {name}.'] },
    visit: { title: 'Come and see us', lead: ['We welcome you in {city}.', 'We welcome you in our tasting room.'] },
    harvest: {
      title: 'The harvest',
      lead: ['In {city}, a few days decide the year.', 'A few days decide the year.'],
    },
    team: { title: 'The house', lead: ['The people who make the wines of {name}.'] },
    events: {
      title: 'Events',
      lead: ['In {city} or elsewhere, come and taste with us.', 'Come and taste with us.'],
    },
    press: { title: 'In the press', lead: ['What is written about our wines.'] },
    faq: { title: 'Frequent questions', lead: ['What we are asked most often.'] },
    trade: { title: 'Trade', lead: ['Wine merchants, restaurateurs, importers: let us talk.'] },
  },
  text: {
    title: 'In a few words',
    text: [
      '{description}',
      '{name} is in {city}. Our wines are grown in our vineyards and tasted in our cellar.',
      'Our wines are grown in our vineyards and tasted in our cellar.',
    ],
  },
  story: {
    title: 'From vine to bottle',
    text: 'Each plot is picked in its own time, each vat is tasted: that is how a year is decided, day by day.',
  },
  quote: { text: 'A sentence of the house, the one people remember.' },
  wines: { title: 'Our wines', link: 'All our wines' },
  figures: { title: 'In figures', wines: 'wines', appellations: 'appellations', years: 'vintages' },
  news: { title: 'News', link: 'All the news' },
  visit: {
    title: 'Come and see us',
    text: ['We welcome you in {city}.', 'We welcome you in our tasting room.'],
    link: 'Write to us',
  },
  newsletter: { title: 'Our newsletter', text: 'The vines, the cellar, the wines to come.' },
  steps: {
    title: 'A year in the vines',
    steps: [
      { mark: 'Winter', title: 'Pruning', text: 'The vines rest, and are pruned.' },
      { mark: 'Spring', title: 'The first leaves', text: 'Buds open, then the vines flower.' },
      { mark: 'Summer', title: 'Ripening', text: 'The grapes swell, then take their colour.' },
      { mark: 'Autumn', title: 'The harvest', text: 'The grapes come in, and the wine begins.' },
    ],
  },
  team: { title: 'The people who make the wine' },
  gallery: { title: 'In pictures' },
  medals: { title: 'Awards' },
  vintages: { title: 'From one year to the next' },
  services: { title: 'Visits and tastings' },
  hours: { title: 'When to find us' },
  map: { title: 'Where we are' },
  contact: { title: 'Write to us', text: 'A question, an order, a visit: write to us.' },
  calendar: { title: 'Coming up', link: 'The whole calendar' },
  partners: { title: 'Where to find our wines' },
  form: { title: 'Your request' },
  questions: {
    where: { question: 'Where is the estate?', answer: ['{address}'] },
    when: { question: 'When can one come?', answer: ['{hours}'] },
    reach: {
      question: 'How can one reach you?',
      answer: [
        'By telephone on {phone}, or by mail to {email}.',
        'By mail to {email}.',
        'By telephone on {phone}.',
        'By the contact form.',
      ],
    },
    order: {
      question: 'Can one order online?',
      answer: ['Yes. Choose your wines: the price of delivery is told before you order.'],
    },
  },
}
