import type { KeptWords } from './fr.ts'

export const en: KeptWords = {
  where: { cookie: 'cookie', local: 'local storage', session: 'session storage' },
  things: {
    token: { label: 'Login token', purpose: 'Recognises you in your personal space', life: '24 hours' },
    site: { label: 'Site identifier', purpose: 'Ties your login to our site, and to no other', life: '24 hours' },
    device: {
      label: 'Known device',
      purpose: 'Does not make you wait when others try your password elsewhere',
      life: '400 days',
    },
    works: {
      label: 'The estate’s team',
      purpose: 'Shows the tools of the back office to whoever works for the estate',
      life: '24 hours',
    },
    locale: { label: 'Language', purpose: 'Remembers the language you chose', life: '365 days' },
    consent: { label: 'Cookie choice', purpose: 'Remembers whether you accepted or refused', life: '6 months' },
    popups: {
      label: 'Closed announcements',
      purpose: 'Does not show you twice an announcement that you closed',
      life: 'Until you erase it',
    },
    page: {
      label: 'Place on the page',
      purpose: 'Finds your place when you go back, and reloads an updated site only once',
      life: 'Until you close the tab',
    },
    office: {
      label: 'Screens of the office',
      purpose: 'Finding again the filters and views of whoever works for the estate',
      life: 'Until signing out',
    },
    cart: { label: 'Cart', purpose: 'Brings back your cart', life: 'Until you order or sign out' },
    case: {
      label: 'Composed case',
      purpose: 'Finding the case you are composing again',
      life: 'Until it is put into the cart, or emptied',
    },
    delivery: {
      label: 'Delivery',
      purpose: 'Brings back your address and your delivery method',
      life: 'Until you order or sign out',
    },
    buyer: {
      label: 'Buyer',
      purpose: 'Keeps your details and your gift cards while you order',
      life: 'Until you order, or close the tab',
    },
    answers: {
      label: 'Customisation',
      purpose: 'Keeps what you typed to customise a product',
      life: 'Until you close the tab',
    },
  },
}
