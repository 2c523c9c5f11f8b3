import type { ConsentWords } from './fr.ts'

export const en: ConsentWords = {
  title: 'Your visit, your choices',
  asks: {
    none: 'This site keeps to necessary cookies.',
    audience: 'With your consent, this site measures its visits.',
    ads: 'With your consent, this site measures and adapts its advertising.',
    both: 'With your consent, this site measures its visits and adapts its advertising.',
  },
  policy: 'Our cookie policy',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  customise: 'Customise',
  manage: 'Manage cookies',
}
