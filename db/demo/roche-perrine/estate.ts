import type { DemoEstate } from '#db/demo/estate.ts'
import { LOOKS } from '#db/estates/looks.ts'
import { caseIdeas } from './case-ideas.ts'
import { catalogue } from './catalogue.ts'
import { deliveries } from './deliveries.ts'
import { events } from './events.ts'
import { forms } from './forms.ts'
import { journal } from './journal/journal.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { files, place } from './pictures.ts'
import { popups } from './popups.ts'
import { visits } from './visits.ts'

const NAME = 'Domaine de la Roche-Perrine'

export const rochePerrine: DemoEstate = {
  id: 1,
  name: NAME,
  hosts: ['localhost'],
  isDefault: true,
  isECommerce: true,
  look: LOOKS.classic,
  files,
  logos: {
    LOGO: place('roche-perrine-logo.svg', NAME),
    LOGO_LIGHT_THEME: place('roche-perrine-logo.svg', NAME),
    LOGO_DARK_THEME: place('roche-perrine-logo-clair.svg', NAME),
    LOGO_FOOTER: place('roche-perrine-logo-pied.svg', NAME),
    LOGO_FAVICON: place('roche-perrine-favicon.svg', NAME),
  },
  newsletters: [
    {
      texts: {
        fr: {
          name: 'La gazette de la Roche-Perrine',
          description: 'La vie du domaine au fil des saisons, les vendanges et les portes ouvertes.',
        },
        en: {
          name: 'The Roche-Perrine gazette',
          description: 'Life on the estate through the seasons, the harvest and the open days.',
        },
      },
    },
    {
      texts: {
        fr: {
          name: 'Primeurs et flacons rares',
          description: 'Ce qui sort de la cave en petite quantité, avant tout le monde.',
        },
        en: {
          name: 'En primeur and rare bottles',
          description: 'What leaves the cellar in small numbers, before everyone else.',
        },
      },
    },
  ],
  elements: [
    { route: 'link-footer', url: '/nos-vins', texts: { fr: { title: 'Nos vins' }, en: { title: 'Our wines' } } },
    {
      route: 'link-footer',
      url: '/notre-domaine',
      texts: { fr: { title: 'L’histoire du domaine' }, en: { title: 'The story of the estate' } },
    },
    {
      route: 'link-footer',
      url: '/service',
      texts: { fr: { title: 'Visiter le caveau' }, en: { title: 'Visit the cellar' } },
    },
    {
      route: 'link-footer',
      url: '/nos-partenaires',
      texts: { fr: { title: 'Revendeurs' }, en: { title: 'Stockists' } },
    },
    {
      route: 'link-footer',
      url: '/actualites',
      texts: { fr: { title: 'Nouvelles du domaine' }, en: { title: 'News from the estate' } },
    },
    {
      route: 'link-footer',
      url: '/gift-card',
      texts: { fr: { title: 'Solde d’une carte cadeau' }, en: { title: 'Gift card balance' } },
    },
    {
      route: 'link-footer',
      url: '/evenements',
      texts: { fr: { title: 'Événements' }, en: { title: 'Events' } },
    },
    {
      route: 'link-footer',
      url: '/forms/1',
      texts: { fr: { title: 'Mariages et réceptions' }, en: { title: 'Weddings and receptions' } },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-caves-de-tuffeau.svg'),
      texts: {
        fr: { title: 'Cercle des caves de tuffeau', description: 'Membre depuis 2009' },
        en: { title: 'Cercle des caves de tuffeau', description: 'Member since 2009' },
      },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-coteau-blanc.svg'),
      texts: {
        fr: { title: 'Prix du Coteau blanc', description: 'La Perrine 2023, médaille d’or 2025' },
        en: { title: 'Prix du Coteau blanc', description: 'La Perrine 2023, gold medal 2025' },
      },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-deux-rives.svg'),
      texts: {
        fr: { title: 'Vignerons des deux rives', description: 'Caveau ouvert six jours sur sept' },
        en: { title: 'Vignerons des deux rives', description: 'Cellar door open six days a week' },
      },
    },
  ],
  addresses: [
    {
      typeId: 1,
      name: 'Caveau de la Roche-Perrine',
      address: '7, chemin de la Carrière-Haute',
      postalCode: '49730',
      city: 'Turquant',
      phone: '02 61 91 04 18',
      latitude: 47.2221,
      longitude: 0.0274,
    },
    {
      typeId: 2,
      name: 'EARL Maugeais et fils',
      address: '5, chemin de la Carrière-Haute',
      postalCode: '49730',
      city: 'Turquant',
      phone: '02 61 91 04 19',
      latitude: 47.2218,
      longitude: 0.0269,
    },
    {
      typeId: 3,
      name: 'Retrait au caveau',
      address: '7, chemin de la Carrière-Haute',
      postalCode: '49730',
      city: 'Turquant',
      phone: '02 61 91 04 18',
      latitude: 47.2221,
      longitude: 0.0274,
    },
    {
      typeId: 3,
      name: 'Comptoir de Saumur',
      address: '6, place du Vieux-Pressoir',
      postalCode: '49400',
      city: 'Saumur',
      phone: '02 61 91 04 25',
      latitude: 47.2597,
      longitude: -0.0752,
    },
    {
      typeId: 3,
      name: 'Comptoir de Chinon',
      address: '3, quai des Gabares',
      postalCode: '37500',
      city: 'Chinon',
      phone: '02 61 91 04 37',
      latitude: 47.1668,
      longitude: 0.2401,
    },
  ],
  parameters: {
    DISPLAY_SOCIAL_ICON_IN_MENU: 'RIGHT',
    HIDE_CONTACT_PAGE: 'false',
    COMPANY_NAME: NAME,
    COMPANY_DESCRIPTION:
      'Cinq générations de vignerons sur le tuffeau de Turquant, entre Saumur et Chinon. Dix-huit hectares de cabernet franc et de chenin, vendangés à la main.',
    COMPANY_EMAIL: 'roche-perrine@example.com',
    COMPANY_PHONE: '02 61 91 04 18',
    COMPANY_MOBILE: '06 39 98 41 07',
    COMPANY_ADDRESS: 'Domaine de la Roche-Perrine\n7, chemin de la Carrière-Haute\n49730 Turquant',
    HEAD_OFFICE: '5, chemin de la Carrière-Haute\n49730 Turquant',
    CORPORATE_FORM: 'EARL',
    LEGAL_AGENT: 'Élise Maugeais, gérante',
    LEGAL_COMPANY_NAME: 'EARL Maugeais et fils',
    SIRET: '00041850900014',
    RCS: 'Angers 000 418 509',
    SHARE_CAPITAL: '76 000 €',
    INTRA_COMMUNITY_VAT: 'FR68000418509',
    OPENING_HOURS_MONDAY: '14h–18h',
    OPENING_HOURS_TUESDAY: '9h30–12h30, 14h–18h',
    OPENING_HOURS_WEDNESDAY: '9h30–12h30, 14h–18h',
    OPENING_HOURS_THURSDAY: '9h30–12h30, 14h–18h',
    OPENING_HOURS_FRIDAY: '9h30–12h30, 14h–18h',
    OPENING_HOURS_SATURDAY: '10h–12h30, 14h–19h',
    CONTACT_EXTRA_INFO:
      'Le parking est en haut du coteau : comptez trois minutes à pied jusqu’au caveau. La galerie d’accueil est de plain-pied ; les galeries basses ont soixante-deux marches.',
    HOST_IDENTITY: 'Cuvée Hébergement SAS\n14, quai des Tonneliers\n44000 Nantes\n02 61 91 00 70',
    CONSUMER_MEDIATOR:
      'Médiation des caves et domaines\n21, rue de la Verrerie-Neuve\n37000 Tours\nhttps://mediation-caves.example',
    INSTAGRAM_URL: 'https://www.instagram.com/example.roche.perrine',
    FACEBOOK_URL: 'https://www.facebook.com/example.roche.perrine',
    YOUTUBE_URL: 'https://www.youtube.com/@example-roche-perrine',
    MAIL_SENDER_NAME: NAME,
    MAIL_SENDER_ADDRESS: 'roche-perrine@example.com',
  },
  pages,
  catalogue,
  visits,
  partners,
  events,
  deliveries,
  forms,
  journal,
  popups,
  caseIdeas,
}
