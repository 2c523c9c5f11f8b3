import type { DemoEstate } from '#db/demo/estate.ts'
import { LOOKS } from '#db/estates/looks.ts'
import { catalogue } from './catalogue.ts'
import { journal } from './journal.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { files, place } from './pictures.ts'
import { visits } from './visits.ts'

const NAME = 'Château Mirandel'

export const mirandel: DemoEstate = {
  id: 2,
  name: NAME,
  hosts: ['vitrine.localhost'],
  isECommerce: false,
  look: LOOKS.dark,
  files,
  logos: {
    LOGO: place('mirandel-logo.svg', NAME),
    LOGO_LIGHT_THEME: place('mirandel-logo-sombre.svg', NAME),
    LOGO_DARK_THEME: place('mirandel-logo.svg', NAME),
    LOGO_FOOTER: place('mirandel-logo-pied.svg', NAME),
    LOGO_FAVICON: place('mirandel-favicon.svg', NAME),
  },
  newsletters: [
    {
      texts: {
        fr: { name: 'Les chroniques du château', description: 'Quelques pages sur la pierre, la vigne et le silence.' },
        en: { name: 'The château chronicles', description: 'A few pages on stone, vines and silence.' },
      },
    },
    {
      texts: {
        fr: { name: 'Les mises en marché', description: 'La date et le lieu de chaque nouveau millésime.' },
        en: { name: 'Releases', description: 'The date and the place of each new vintage.' },
      },
    },
  ],
  elements: [
    {
      route: 'link-footer',
      url: '/notre-domaine',
      texts: { fr: { title: 'Le château' }, en: { title: 'The château' } },
    },
    { route: 'link-footer', url: '/actualites', texts: { fr: { title: 'Chroniques' }, en: { title: 'Chronicles' } } },
    {
      route: 'link-footer',
      url: '/nos-partenaires',
      texts: { fr: { title: 'Revendeurs' }, en: { title: 'Stockists' } },
    },
    {
      route: 'link-footer',
      url: '/nous-contacter',
      texts: { fr: { title: 'Prendre rendez-vous' }, en: { title: 'Make an appointment' } },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-croupes-de-l-estuaire.svg'),
      texts: {
        fr: { title: 'Union des croupes de l’estuaire', description: 'Membre depuis 1974' },
        en: { title: 'Union des croupes de l’estuaire', description: 'Member since 1974' },
      },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-demeures-du-fleuve.svg'),
      texts: {
        fr: { title: 'Demeures du fleuve', description: 'Façade et miroir d’eau, 1851' },
        en: { title: 'Demeures du fleuve', description: 'Front and mirror of water, 1851' },
      },
    },
  ],
  addresses: [
    {
      typeId: 1,
      name: NAME,
      address: '1, route de l’Estey-Vieux',
      postalCode: '33180',
      city: 'Saint-Seurin-de-Cadourne',
      phone: '05 36 49 17 24',
      latitude: 45.2914,
      longitude: -0.7817,
    },
    {
      typeId: 2,
      name: 'SCEA du Château Mirandel',
      address: '12, cours des Gabariers',
      postalCode: '33000',
      city: 'Bordeaux',
      phone: '05 36 49 17 20',
      latitude: 44.8512,
      longitude: -0.5703,
    },
  ],
  parameters: {
    MENU_TYPE: 'ABSOLUTE',
    MENU_COLOR_ON_TOP: '#EDE6DA',
    HIDE_HOMEPAGE_IN_MENU: 'true',
    HIDE_CONTACT_PAGE: 'false',
    COMPANY_NAME: NAME,
    COMPANY_DESCRIPTION:
      'Vingt-deux hectares de graves profondes au bord de l’estuaire, en Haut-Médoc. Un seul vin, dix-huit mois de barrique, deux ans de bouteille.',
    COMPANY_EMAIL: 'mirandel@example.com',
    COMPANY_PHONE: '05 36 49 17 24',
    COMPANY_MOBILE: '06 39 98 17 24',
    COMPANY_ADDRESS: 'Château Mirandel\n1, route de l’Estey-Vieux\n33180 Saint-Seurin-de-Cadourne',
    HEAD_OFFICE: '12, cours des Gabariers\n33000 Bordeaux',
    CORPORATE_FORM: 'SCEA',
    LEGAL_AGENT: 'Hélène Castérac, gérante',
    LEGAL_COMPANY_NAME: 'SCEA du Château Mirandel',
    SIRET: '00027641000016',
    RCS: 'Bordeaux 000 276 410',
    SHARE_CAPITAL: '1 240 000 €',
    INTRA_COMMUNITY_VAT: 'FR86000276410',
    OPENING_HOURS_MONDAY: '10h–12h, 14h–17h',
    OPENING_HOURS_TUESDAY: '10h–12h, 14h–17h',
    OPENING_HOURS_WEDNESDAY: '10h–12h, 14h–17h',
    OPENING_HOURS_THURSDAY: '10h–12h, 14h–17h',
    OPENING_HOURS_FRIDAY: '10h–12h, 14h–17h',
    CONTACT_EXTRA_INFO:
      'Le château reçoit sur rendez-vous. Écrivez-nous une semaine à l’avance : Solange ou Julien vous ouvrira la grille.',
    HOST_IDENTITY: 'Cuvée Hébergement SAS\n14, quai des Tonneliers\n44000 Nantes\n02 61 91 00 70',
    CONSUMER_MEDIATOR:
      'Médiation des caves et domaines\n21, rue de la Verrerie-Neuve\n37000 Tours\nhttps://mediation-caves.example',
    INSTAGRAM_URL: 'https://www.instagram.com/example.mirandel',
    LINKEDIN_URL: 'https://www.linkedin.com/company/example-mirandel',
    MAIL_SENDER_NAME: NAME,
    MAIL_SENDER_ADDRESS: 'mirandel@example.com',
  },
  pages,
  catalogue,
  visits,
  journal,
  partners,
  events: [],
}
