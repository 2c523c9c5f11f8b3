import type { DemoCustomization, DemoProduct } from '#db/demo/catalogue.ts'
import { place } from './pictures.ts'

const GIFT_BOX = place('roche-perrine-coffret-cadeau.png')

const RIBBON: DemoCustomization = {
  type: 'SIMPLE',
  input: 'SELECT',
  isRequired: true,
  texts: {
    fr: { label: 'Le ruban', help: 'De satin, noué à la main.' },
    en: { label: 'The ribbon', help: 'Satin, tied by hand.' },
  },
  values: [
    {
      key: 'bordeaux',
      label: { fr: 'Bordeaux', en: 'Burgundy red' },
      cost: 'NONE',
      swatch: '#6d1626',
      layer: place('roche-perrine-ruban-bordeaux.png'),
    },
    {
      key: 'sapin',
      label: { fr: 'Vert sapin', en: 'Fir green' },
      cost: 'NONE',
      swatch: '#1f4a33',
      layer: place('roche-perrine-ruban-sapin.png'),
    },
    {
      key: 'or',
      label: { fr: 'Vieil or, tissé en Anjou', en: 'Old gold, woven in Anjou' },
      cost: 'EURO',
      amount: 100,
      swatch: '#a8853b',
      layer: place('roche-perrine-ruban-or.png'),
    },
  ],
}

const ENGRAVING: DemoCustomization = {
  type: 'SIMPLE',
  input: 'TEXT',
  maxLength: 120,
  texts: {
    fr: {
      label: 'Le couvercle gravé',
      help: 'Un nom, une date, une phrase : 120 signes au plus. 4 € jusqu’à 15 signes, 6 € jusqu’à 30, 9 € au-delà.',
    },
    en: {
      label: 'The engraved lid',
      help: 'A name, a date, a sentence: 120 characters at most. €4 up to 15 characters, €6 up to 30, €9 beyond.',
    },
  },
  values: [
    { fromLength: 1, cost: 'EURO', amount: 400 },
    { fromLength: 16, cost: 'EURO', amount: 600 },
    { fromLength: 31, cost: 'EURO', amount: 900 },
  ],
}

const SEAL: DemoCustomization = {
  type: 'SIMPLE',
  input: 'CHECKBOX',
  texts: {
    fr: { label: 'Sceller le coffret à la cire', help: 'Le sceau du domaine, dans la cire de Pierre Levée.' },
    en: { label: 'Seal the box with wax', help: 'The seal of the estate, in the wax of Pierre Levée.' },
  },
  values: [{ cost: 'EURO', amount: 200 }],
}

const PHOTOGRAPH: DemoCustomization = {
  type: 'SIMPLE',
  input: 'FILE',
  texts: {
    fr: {
      label: 'Une photographie sur la carte',
      help: 'Nous l’imprimons au recto de la carte, en 10 × 15. Au moins 1 200 points de large.',
    },
    en: {
      label: 'A photograph on the card',
      help: 'We print it on the front of the card, 10 × 15 cm. At least 1,200 pixels wide.',
    },
  },
  values: [{ cost: 'PERCENT', amount: 1000 }],
}

const CARD: DemoCustomization = {
  type: 'DYNAMIC_FORM',
  texts: {
    fr: { label: 'La carte', help: 'Inès l’écrit à la plume et la glisse sous le ruban.' },
    en: { label: 'The card', help: 'Inès writes it by hand and slips it under the ribbon.' },
  },
  questions: [
    {
      input: 'TEXT',
      maxLength: 80,
      texts: {
        fr: { label: 'À qui l’offrez-vous ?', help: 'Le nom tel qu’il sera écrit.' },
        en: { label: 'Who is it for?', help: 'The name as it will be written.' },
      },
      values: [{ fromLength: 1, cost: 'NONE' }],
    },
    {
      input: 'TEXT',
      maxLength: 400,
      texts: {
        fr: { label: 'Votre message', help: 'Quatre cents signes au plus. Offert jusqu’à deux cents, 1,50 € au-delà.' },
        en: { label: 'Your message', help: 'Four hundred characters at most. Free up to two hundred, €1.50 beyond.' },
      },
      values: [
        { fromLength: 1, cost: 'NONE' },
        { fromLength: 201, cost: 'EURO', amount: 150 },
      ],
    },
    {
      input: 'SELECT',
      texts: {
        fr: { label: 'L’occasion', help: 'Elle décide du dessin de la carte.' },
        en: { label: 'The occasion', help: 'It decides the drawing on the card.' },
      },
      values: [
        { key: 'anniversaire', label: { fr: 'Un anniversaire', en: 'A birthday' }, cost: 'NONE' },
        { key: 'mariage', label: { fr: 'Un mariage', en: 'A wedding' }, cost: 'NONE' },
        { key: 'merci', label: { fr: 'Un merci', en: 'A thank you' }, cost: 'NONE' },
        { key: 'noel', label: { fr: 'Noël', en: 'Christmas' }, cost: 'NONE' },
      ],
    },
  ],
}

export const giftBox: DemoProduct = {
  id: 21,
  type: 'BOX',
  kind: 'GIFT_BOX',
  reference: 'CAD',
  dishes: ['POULTRY', 'CHEESE'],
  priceCents: 3400,
  picture: GIFT_BOX,
  tags: ['cadeau'],
  texts: {
    fr: {
      name: 'Coffret cadeau à votre nom',
      slug: 'coffret-cadeau-a-votre-nom',
      teaser:
        'Un rouge, un blanc, une gelée, un coffret de tilleul : gravez le couvercle, choisissez le ruban, écrivez la carte.',
      description:
        'Les Aubépines 2021 et La Perrine 2023, côte à côte dans un coffret de tilleul, avec un pot de gelée de cabernet franc pour le fromage. Le couvercle se grave au nom que vous voulez ; le ruban et la carte se choisissent ; le sceau se pose à la cire.\n\nComptez deux jours ouvrés de plus pour la gravure.',
      metaDescription:
        'Coffret cadeau à personnaliser : Les Aubépines 2021 et La Perrine 2023, couvercle gravé, ruban au choix, carte écrite à la main.',
    },
    en: {
      name: 'Gift box in your name',
      slug: 'gift-box-in-your-name',
      teaser: 'A red, a white, a jelly, a box of lime wood: engrave the lid, choose the ribbon, write the card.',
      description:
        'Les Aubépines 2021 and La Perrine 2023, side by side in a box of lime wood, with a jar of Cabernet Franc jelly for the cheese. The lid is engraved with whatever name you like; ribbon and card are yours to choose; the seal is set in wax.\n\nAllow two more working days for the engraving.',
      metaDescription:
        'A gift box to make your own: Les Aubépines 2021 and La Perrine 2023, engraved lid, ribbon of your choice, handwritten card.',
    },
  },
  features: {
    CONTENT: {
      fr: 'Les Aubépines 2021 et La Perrine 2023. Une bouteille de 75 cl de chaque, un pot de gelée de cabernet franc, coffret de tilleul de 36 × 19 × 10 cm.',
      en: 'Les Aubépines 2021 and La Perrine 2023. One 75 cl bottle of each, a jar of Cabernet Franc jelly, lime-wood box of 36 × 19 × 10 cm.',
    },
  },
  recommended: [17, 18, 28],
  declinations: [
    {
      id: 43,
      stock: 0,
      picture: GIFT_BOX,
      components: [
        { declination: 5, quantity: 1 },
        { declination: 14, quantity: 1 },
        // Food in it: a box of two rates of VAT.
        { declination: 51, quantity: 1 },
      ],
    },
  ],
  customizations: [RIBBON, ENGRAVING, SEAL, PHOTOGRAPH, CARD],
  customizationPicture: {
    picture: place('roche-perrine-coffret-ferme.png'),
    corners: [...[194, 60], ...[1206, 60], ...[1302, 530], ...[98, 530]],
    surface: { width: 360, height: 270 },
    // The bow lies to the right of it.
    room: [5, 14, 55, 86],
    engraving: 1,
    photograph: 3,
  },
}
