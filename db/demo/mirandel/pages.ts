import { fixedPages } from '#db/estates/menu.ts'
import { domaine } from './domaine.ts'
import { home } from './home.ts'

export const pages = fixedPages({
  home: {
    usesAbsoluteMenu: true,
    sections: home,
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
    usesAbsoluteMenu: true,
    sections: domaine,
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
})
