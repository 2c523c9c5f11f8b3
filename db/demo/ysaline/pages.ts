import { fixedPages } from '#db/estates/menu.ts'
import { domaine } from './domaine.ts'
import { home } from './home.ts'

export const pages = fixedPages({
  home: {
    sections: home,
    fr: {
      title: 'La montagne, en bouteille',
      metaDescription:
        'Sept hectares en terrasses face aux Bauges, des cépages que l’on croyait perdus et des vins droits comme l’air du matin.',
    },
    en: {
      title: 'The mountain, bottled',
      metaDescription:
        'Seven terraced hectares facing the Bauges, grapes once thought lost and wines as straight as morning air.',
    },
  },
  estate: {
    sections: domaine,
    fr: {
      title: 'Notre domaine',
      metaDescription: 'Des pentes à quarante pour cent, un treuil, des moutons et beaucoup de marche.',
    },
    en: { title: 'Our estate', metaDescription: 'Forty per cent slopes, a winch, some sheep and a lot of walking.' },
  },
  news: {
    fr: { title: 'Nos actualités', metaDescription: 'Ce qui pousse, ce qui fermente, ce que l’on goûte.' },
    en: { title: 'News', metaDescription: 'What grows, what ferments, what we taste.' },
  },
  wines: {
    fr: { title: 'Nos vins', metaDescription: 'Altesse, persan, mondeuse et crémant de Savoie.' },
    en: { title: 'Our wines', metaDescription: 'Altesse, Persan, Mondeuse and Crémant de Savoie.' },
  },
  partners: {
    fr: { title: 'Nos revendeurs', metaDescription: 'De Chambéry à Annecy, et un peu plus loin.' },
    en: { title: 'Stockists', metaDescription: 'From Chambéry to Annecy, and a little further.' },
  },
  contact: {
    fr: { title: 'Nous contacter', metaDescription: 'Montez nous voir, ou écrivez : le facteur monte aussi.' },
    en: { title: 'Contact us', metaDescription: 'Come up and see us, or write: the postman climbs too.' },
  },
})
