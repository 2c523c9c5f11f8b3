import type { StandInWords } from './fr.ts'

export const en: StandInWords = {
  wines: 'Your wines will appear here.',
  cuvee: 'The chosen wine will appear here.',
  vintages: 'The vintages of the chosen wine will appear here.',
  medals: 'The awards of your wines will appear here.',
  news: 'Your latest news will appear here.',
  blog: 'Your latest articles will appear here.',
  album: 'The pictures of the chosen album will appear here.',
  partners: 'The addresses of your partners will appear here.',
  calendar: 'Your coming events will appear here.',
  services: 'Your visits to book will appear here.',
  contact: 'The contact form will appear here.',
  form: 'The chosen form will appear here.',
  newsletter: 'The form to subscribe to your letters will appear here.',
  map: 'The map will appear here as soon as the estate’s address has a position.',
  shared: 'The shared section that you choose will appear here.',
  html: 'Your text will appear here.',
}
