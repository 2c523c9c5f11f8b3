import type { AccountAreaWords } from './fr.ts'

export const en: AccountAreaWords = {
  eyebrow: 'Customer area',
  navigation: 'Your account',
  pages: {
    home: 'Overview',
    orders: 'Orders',
    cellar: 'My cellar',
    addresses: 'Addresses',
    profil: 'Profile',
    security: 'Sign-in and security',
    newsletter: 'Newsletter',
    privacy: 'My data',
  },
  office: 'Estate office',
  logout: 'Sign out',
}
