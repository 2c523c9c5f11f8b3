import { fixedPages } from '#db/estates/menu.ts'
import { domaine } from './domaine.ts'
import { home } from './home.ts'

export const pages = fixedPages({
  home: {
    sections: home,
    fr: {
      title: 'Des vins de tuffeau, entre Saumur et Chinon',
      metaDescription:
        'Depuis cinq générations, notre famille cultive dix-huit hectares sur le tuffeau de Loire : rouges de fruit, blancs de pierre et bulles patientes.',
    },
    en: {
      title: 'Wines of tuffeau, between Saumur and Chinon',
      metaDescription:
        'For five generations our family has tended eighteen hectares on the white limestone of the Loire: bright reds, stony whites and patient bubbles.',
    },
  },
  estate: {
    sections: domaine,
    fr: {
      title: 'Notre domaine',
      metaDescription:
        'Une maison de pierre blonde, des caves creusées à la main et une haie d’aubépines : c’est ici que tout commence.',
    },
    en: {
      title: 'Our estate',
      metaDescription: 'A house of pale stone, hand-cut cellars and a hawthorn hedge: this is where it all begins.',
    },
  },
  news: {
    fr: {
      title: 'Nos actualités',
      metaDescription: 'La vie du domaine au fil des saisons : taille, floraison, vendanges et mises en bouteille.',
    },
    en: {
      title: 'News',
      metaDescription: 'Life on the estate through the seasons: pruning, flowering, harvest and bottling.',
    },
  },
  wines: {
    fr: {
      title: 'Nos vins',
      metaDescription: 'Saumur-Champigny, Chinon, Savennières, Coteaux du Layon et Crémant de Loire.',
    },
    en: {
      title: 'Our wines',
      metaDescription: 'Saumur-Champigny, Chinon, Savennières, Coteaux du Layon and Crémant de Loire.',
    },
  },
  partners: {
    fr: {
      title: 'Nos revendeurs',
      metaDescription: 'Cavistes et restaurants où trouver nos vins, près de chez vous.',
    },
    en: { title: 'Stockists', metaDescription: 'Wine shops and restaurants that pour and sell our wines.' },
  },
  contact: {
    fr: {
      title: 'Nous contacter',
      metaDescription:
        'Une question, une visite, une commande particulière : écrivez-nous, nous répondons sous deux jours.',
    },
    en: {
      title: 'Contact us',
      metaDescription: 'A question, a visit, a special order: write to us, we answer within two days.',
    },
  },
})
