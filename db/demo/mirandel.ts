import { createDemoPictures, type DemoEstate } from './estate.ts'
import { fixedPages } from './menu.ts'

const { files } = createDemoPictures(2)

export const mirandel: DemoEstate = {
  id: 2,
  name: 'Château Mirandel',
  hosts: ['vitrine.localhost'],
  isECommerce: false,
  fonts: { title: 'Marcellus', content: 'EB Garamond' },
  files,
  logos: {},
  elements: [],
  addresses: [],
  parameters: {
    HIDE_CONTACT_PAGE: 'false',
    COMPANY_NAME: 'Château Mirandel',
    DARK_THEME: 'true',
    PRIMARY_COLOR: '#C8A45C',
    ACCENT_COLOR: '#C8A45C',
    BACKGROUND_COLOR: '#14110F',
    FONT_COLOR: '#EDE6DA',
    BACKGROUND_FOOTER_COLOR: '#0E0C0A',
    LOGO_POSITION: 'CENTER',
    MENU_ALIGNMENT: 'CENTER',
    HIDE_HOMEPAGE_IN_MENU: 'true',
  },
  pages: fixedPages({
    home: {
      fr: {
        title: 'Le temps, la pierre, le silence',
        metaDescription:
          'Au bord de l’estuaire, un château et ses graves profondes. Nous y élevons un seul grand vin, et nous lui laissons le temps.',
      },
      en: {
        title: 'Time, stone, silence',
        metaDescription:
          'By the estuary, a château on deep gravel. We raise a single great wine here, and we give it time.',
      },
    },
    estate: {
      fr: {
        title: 'Le château',
        metaDescription: 'Trois siècles de graves, de cabernets et de patience sur la rive gauche.',
      },
      en: {
        title: 'The château',
        metaDescription: 'Three centuries of gravel, Cabernet and patience on the Left Bank.',
      },
    },
    news: {
      fr: { title: 'Chroniques', metaDescription: 'Les nouvelles du chai et de la vigne, rares et choisies.' },
      en: { title: 'Chronicles', metaDescription: 'News from cellar and vineyard, few and chosen.' },
    },
    partners: {
      fr: { title: 'Nos revendeurs', metaDescription: 'Les maisons qui présentent nos millésimes.' },
      en: { title: 'Stockists', metaDescription: 'The houses that present our vintages.' },
    },
    contact: {
      fr: { title: 'Nous rencontrer', metaDescription: 'Le château reçoit sur rendez-vous, toute l’année.' },
      en: { title: 'Meet us', metaDescription: 'The château receives by appointment, all year round.' },
    },
  }),
}
