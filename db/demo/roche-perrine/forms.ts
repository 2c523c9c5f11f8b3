import type { DemoForm } from '#db/demo/forms.ts'

const email = {
  key: 'email',
  kind: 'EMAIL',
  label: { fr: 'Votre adresse e-mail', en: 'Your e-mail address' },
  isRequired: true,
} as const

const phone = {
  key: 'phone',
  kind: 'PHONE',
  label: { fr: 'Votre téléphone', en: 'Your telephone number' },
  help: { fr: 'Pour en parler de vive voix.', en: 'So that we can talk it over.' },
} as const

const wedding: DemoForm = {
  id: 1,
  definition: {
    title: { fr: 'Demande de devis pour un mariage', en: 'Ask for a wedding quote' },
    intro: {
      fr: 'Dites-nous la date, le nombre de convives et ce que vous servirez. Élise vous répond sous trois jours ouvrés, avec des quantités, un prix et ce que l’on reprend si des bouteilles restent pleines.',
      en: 'Tell us the date, the number of guests and what will be on the table. Élise replies within three working days, with quantities, a price and what we take back if bottles stay full.',
    },
    thanks: {
      fr: 'Élise lit votre demande et vous répond sous trois jours ouvrés. D’ici là, gardez la date : nous la notons aussi.',
      en: 'Élise reads your request and replies within three working days. Until then, keep the date free: we have noted it too.',
    },
    confirms: true,
    pages: [
      {
        title: { fr: 'Le jour', en: 'The day' },
        fields: [
          {
            key: 'names',
            kind: 'TEXT',
            label: { fr: 'Vos deux prénoms', en: 'Your two first names' },
            isRequired: true,
            max: 120,
          },
          {
            key: 'date',
            kind: 'DATE',
            label: { fr: 'La date du mariage', en: 'The date of the wedding' },
            help: {
              fr: 'Comptez au moins deux semaines pour les étiquettes à vos noms.',
              en: 'Allow at least two weeks for labels with your names.',
            },
            isRequired: true,
            min: 0,
            max: 1_100,
          },
          {
            key: 'guests',
            kind: 'NUMBER',
            label: { fr: 'Le nombre de convives', en: 'The number of guests' },
            isRequired: true,
            min: 2,
            max: 600,
          },
          {
            key: 'where',
            kind: 'CHOICE',
            label: { fr: 'Où vous recevez', en: 'Where the reception is' },
            isRequired: true,
            choices: [
              { key: 'near', label: { fr: 'À moins d’une heure de Saumur', en: 'Within an hour of Saumur' } },
              { key: 'far', label: { fr: 'Plus loin en France', en: 'Further away in France' } },
              {
                key: 'estate',
                label: { fr: 'Au domaine, dans la cour du tuffeau', en: 'At the estate, in the tuffeau courtyard' },
              },
            ],
          },
          {
            key: 'town',
            kind: 'TEXT',
            label: { fr: 'La commune de la réception', en: 'The town of the reception' },
            help: { fr: 'Pour chiffrer la livraison.', en: 'So that we can price the delivery.' },
            isRequired: true,
            max: 100,
            showIf: { field: 'where', values: ['near', 'far'] },
          },
          {
            key: 'evening',
            kind: 'CHOICE',
            label: { fr: 'La cour est libre jusqu’à', en: 'The courtyard is yours until' },
            isRequired: true,
            choices: [
              { key: 'nine', label: { fr: '21 heures, pour un vin d’honneur', en: '9 pm, for a drinks reception' } },
              { key: 'one', label: { fr: 'Une heure du matin, pour un dîner', en: '1 am, for a dinner' } },
            ],
            showIf: { field: 'where', values: ['estate'] },
          },
        ],
      },
      {
        title: { fr: 'Les vins', en: 'The wines' },
        fields: [
          {
            key: 'moments',
            kind: 'CHOICES',
            label: { fr: 'Ce que vous servirez', en: 'What you will pour' },
            isRequired: true,
            choices: [
              { key: 'reception', label: { fr: 'Des bulles au vin d’honneur', en: 'Sparkling wine at the reception' } },
              { key: 'white', label: { fr: 'Un blanc à l’entrée', en: 'A white with the starter' } },
              { key: 'red', label: { fr: 'Un rouge au plat', en: 'A red with the main course' } },
              { key: 'sweet', label: { fr: 'Un vin doux au dessert', en: 'A sweet wine with the dessert' } },
            ],
          },
          {
            key: 'label',
            kind: 'CONSENT',
            label: { fr: 'Je souhaite une étiquette à nos noms', en: 'I would like a label with our names' },
          },
          {
            key: 'wording',
            kind: 'TEXT',
            label: { fr: 'Les mots de l’étiquette', en: 'The words on the label' },
            help: { fr: 'Quarante signes au plus, espaces compris.', en: 'Forty characters at most, spaces included.' },
            isRequired: true,
            max: 40,
            showIf: { field: 'label', values: ['yes'] },
          },
          {
            key: 'menu',
            kind: 'FILE',
            label: { fr: 'Votre menu, ou le faire-part', en: 'Your menu, or the invitation' },
            help: {
              fr: 'Le menu nous aide à choisir, le faire-part à dessiner l’étiquette.',
              en: 'The menu helps us choose, the invitation helps us draw the label.',
            },
            max: 2,
          },
          {
            key: 'wishes',
            kind: 'LONG_TEXT',
            label: { fr: 'Ce que nous devons savoir encore', en: 'What else we should know' },
            max: 2_000,
          },
          { key: 'answering', kind: 'HEADING', label: { fr: 'Pour vous répondre', en: 'So that we can reply' } },
          email,
          phone,
        ],
      },
    ],
  },
}

const reseller: DemoForm = {
  id: 2,
  definition: {
    title: { fr: 'Devenir revendeur', en: 'Become a stockist' },
    intro: {
      fr: 'Cavistes, restaurateurs, épiciers : nous travaillons avec une quarantaine de maisons, que nous connaissons toutes. Présentez-nous la vôtre.',
      en: 'Wine merchants, restaurants, grocers: we work with some forty houses and know each of them. Introduce us to yours.',
    },
    thanks: {
      fr: 'Merci. Inès vous appelle dans la semaine pour convenir d’une dégustation.',
      en: 'Thank you. Inès will call you this week to arrange a tasting.',
    },
    confirms: true,
    pages: [
      {
        title: { fr: 'Votre maison', en: 'Your house' },
        fields: [
          {
            key: 'company',
            kind: 'TEXT',
            label: { fr: 'Le nom de votre maison', en: 'The name of your house' },
            isRequired: true,
            max: 120,
          },
          {
            key: 'trade',
            kind: 'SELECT',
            label: { fr: 'Votre métier', en: 'Your trade' },
            isRequired: true,
            choices: [
              { key: 'merchant', label: { fr: 'Caviste', en: 'Wine merchant' } },
              { key: 'restaurant', label: { fr: 'Restaurant', en: 'Restaurant' } },
              { key: 'grocer', label: { fr: 'Épicerie', en: 'Grocer' } },
              { key: 'importer', label: { fr: 'Importateur', en: 'Importer' } },
            ],
          },
          {
            key: 'country',
            kind: 'TEXT',
            label: { fr: 'Le pays où vous vendez', en: 'The country you sell in' },
            isRequired: true,
            max: 80,
            showIf: { field: 'trade', values: ['importer'] },
          },
          {
            key: 'covers',
            kind: 'NUMBER',
            label: { fr: 'Le nombre de couverts', en: 'The number of covers' },
            min: 1,
            max: 2_000,
            showIf: { field: 'trade', values: ['restaurant'] },
          },
          { key: 'contact', kind: 'TEXT', label: { fr: 'Votre nom', en: 'Your name' }, isRequired: true, max: 120 },
          email,
          { ...phone, isRequired: true },
          {
            key: 'message',
            kind: 'LONG_TEXT',
            label: {
              fr: 'Vos clients, votre carte, ce que vous cherchez',
              en: 'Your customers, your list, what you are looking for',
            },
            max: 2_000,
          },
        ],
      },
    ],
  },
}

export const forms: readonly DemoForm[] = [wedding, reseller]
