import type { DemoEstate } from '#db/demo/estate.ts'
import { LOOKS } from '#db/estates/looks.ts'
import { caseIdeas } from './case-ideas.ts'
import { catalogue } from './catalogue.ts'
import { deliveries } from './deliveries.ts'
import { events } from './events.ts'
import { forms } from './forms.ts'
import { journal } from './journal.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { files, place } from './pictures.ts'
import { visits } from './visits.ts'

const NAME = 'Les Coteaux d’Ysaline'

export const ysaline: DemoEstate = {
  id: 3,
  name: NAME,
  hosts: ['coteaux.localhost'],
  isECommerce: true,
  look: LOOKS.modern,
  files,
  logos: {
    LOGO: place('ysaline-logo.svg', NAME),
    LOGO_LIGHT_THEME: place('ysaline-logo.svg', NAME),
    LOGO_DARK_THEME: place('ysaline-logo-clair.svg', NAME),
    LOGO_FOOTER: place('ysaline-logo-pied.svg', NAME),
    LOGO_FAVICON: place('ysaline-favicon.svg', NAME),
  },
  newsletters: [
    {
      texts: {
        fr: {
          name: 'Les nouvelles d’en haut',
          description: 'Ce qui se passe sur les coteaux, entre neige et vendanges.',
        },
        en: { name: 'News from up here', description: 'What happens on the slopes, between snow and harvest.' },
      },
    },
    {
      texts: {
        fr: { name: 'Les cuvées éphémères', description: 'Des vins en petite série, annoncés ici d’abord.' },
        en: { name: 'Short-lived cuvées', description: 'Wines in small runs, announced here first.' },
      },
    },
  ],
  elements: [
    { route: 'link-footer', url: '/nos-vins', texts: { fr: { title: 'Nos vins' }, en: { title: 'Our wines' } } },
    {
      route: 'link-footer',
      url: '/notre-domaine',
      texts: { fr: { title: 'Le coteau' }, en: { title: 'The slope' } },
    },
    {
      route: 'link-footer',
      url: '/nous-contacter',
      texts: { fr: { title: 'Venir au caveau' }, en: { title: 'Come up to the cellar' } },
    },
    {
      route: 'link-footer',
      url: '/nos-partenaires',
      texts: { fr: { title: 'Revendeurs' }, en: { title: 'Stockists' } },
    },
    {
      route: 'link-footer',
      url: '/evenements',
      texts: { fr: { title: 'Événements' }, en: { title: 'Events' } },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-pentes-et-terrasses.svg'),
      texts: {
        fr: { title: 'Pentes et terrasses', description: 'Vignes à plus de 30 % de pente' },
        en: { title: 'Pentes et terrasses', description: 'Vines on gradients above 30%' },
      },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-amis-du-persan.svg'),
      texts: {
        fr: { title: 'Les Amis du persan', description: 'Membre fondateur, 2011' },
        en: { title: 'Les Amis du persan', description: 'Founding member, 2011' },
      },
    },
    {
      route: 'logo-footer',
      picture: place('sceau-vignes-hautes.svg'),
      texts: {
        fr: { title: 'Foire des vignes hautes', description: 'Altesse 2023, médaille d’argent 2025' },
        en: { title: 'Foire des vignes hautes', description: 'Altesse 2023, silver medal 2025' },
      },
    },
  ],
  addresses: [
    {
      typeId: 1,
      name: 'Caveau d’Ysaline',
      address: '23, montée du Treuil, hameau d’Ysaline',
      postalCode: '73800',
      city: 'Porte-de-Savoie',
      phone: '04 65 71 51 00',
      latitude: 45.4931,
      longitude: 5.9893,
    },
    {
      typeId: 2,
      name: 'SARL Les Coteaux d’Ysaline',
      address: '4, montée du Treuil, hameau d’Ysaline',
      postalCode: '73800',
      city: 'Porte-de-Savoie',
      phone: '04 65 71 51 01',
      latitude: 45.4938,
      longitude: 5.9911,
    },
    {
      typeId: 3,
      name: 'Retrait au caveau d’Ysaline',
      address: '23, montée du Treuil, hameau d’Ysaline',
      postalCode: '73800',
      city: 'Porte-de-Savoie',
      phone: '04 65 71 51 00',
      latitude: 45.4931,
      longitude: 5.9893,
    },
  ],
  parameters: {
    HIDE_CONTACT_PAGE: 'false',
    IS_BLOG_ACTIVATED: 'false',
    COMPANY_NAME: NAME,
    COMPANY_DESCRIPTION:
      'Sept hectares en terrasses face aux Bauges, de 320 à 510 mètres. Altesse, persan, mondeuse et jacquère, vendangés à la main.',
    COMPANY_EMAIL: 'ysaline@example.com',
    COMPANY_PHONE: '04 65 71 51 00',
    COMPANY_MOBILE: '06 39 98 51 00',
    COMPANY_ADDRESS: 'Les Coteaux d’Ysaline\n23, montée du Treuil\nHameau d’Ysaline\n73800 Porte-de-Savoie',
    HEAD_OFFICE: '4, montée du Treuil, hameau d’Ysaline\n73800 Porte-de-Savoie',
    CORPORATE_FORM: 'SARL',
    LEGAL_AGENT: 'Lise Revériaz, cogérante',
    LEGAL_COMPANY_NAME: 'SARL Les Coteaux d’Ysaline',
    SIRET: '00063918700012',
    RCS: 'Chambéry 000 639 187',
    SHARE_CAPITAL: '23 000 €',
    INTRA_COMMUNITY_VAT: 'FR77000639187',
    OPENING_HOURS_FRIDAY: '16h–19h',
    OPENING_HOURS_SATURDAY: '10h–12h, 14h–19h',
    CONTACT_EXTRA_INFO:
      'La montée du Treuil est étroite : laissez les grandes voitures au lavoir, le caveau est à deux cents mètres. En hiver, prévoyez de bonnes semelles.',
    HOST_IDENTITY: 'Cuvée Hébergement SAS\n14, quai des Tonneliers\n44000 Nantes\n02 61 91 00 70',
    CONSUMER_MEDIATOR:
      'Médiation des caves et domaines\n21, rue de la Verrerie-Neuve\n37000 Tours\nhttps://mediation-caves.example',
    INSTAGRAM_URL: 'https://www.instagram.com/example.ysaline',
    TIKTOK_URL: 'https://www.tiktok.com/@example.ysaline',
    MAIL_SENDER_NAME: NAME,
    MAIL_SENDER_ADDRESS: 'ysaline@example.com',
  },
  pages,
  catalogue,
  caseIdeas,
  visits,
  partners,
  events,
  deliveries,
  forms,
  journal,
}
