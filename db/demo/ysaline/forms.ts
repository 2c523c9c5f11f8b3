import type { DemoForm } from '#db/demo/forms.ts'

const harvest: DemoForm = {
  id: 1,
  definition: {
    title: { fr: 'Vendanger avec nous', en: 'Pick grapes with us' },
    intro: {
      fr: 'Chaque septembre, une vingtaine de personnes coupent le raisin dans les pentes. On est nourri, on peut dormir au village. Dites-nous quand vous êtes libre.',
      en: 'Every September some twenty people pick the grapes on the slopes. Meals are provided, and you can sleep in the village. Tell us when you are free.',
    },
    thanks: {
      fr: 'C’est noté. Nous rappelons tout le monde en juillet, quand la date se dessine.',
      en: 'We have noted it. We call everybody in July, when the date takes shape.',
    },
    confirms: true,
    pages: [
      {
        title: { fr: 'Vous', en: 'You' },
        fields: [
          { key: 'name', kind: 'TEXT', label: { fr: 'Votre nom', en: 'Your name' }, isRequired: true, max: 120 },
          {
            key: 'email',
            kind: 'EMAIL',
            label: { fr: 'Votre adresse e-mail', en: 'Your e-mail address' },
            isRequired: true,
          },
          {
            key: 'phone',
            kind: 'PHONE',
            label: { fr: 'Votre téléphone', en: 'Your telephone number' },
            isRequired: true,
          },
          {
            key: 'has-picked',
            kind: 'CHOICE',
            label: { fr: 'Avez-vous déjà vendangé ?', en: 'Have you picked grapes before?' },
            isRequired: true,
            choices: [
              { key: 'never', label: { fr: 'Jamais', en: 'Never' } },
              { key: 'once', label: { fr: 'Une fois ou deux', en: 'Once or twice' } },
              { key: 'often', label: { fr: 'Souvent, et en pente', en: 'Often, and on slopes' } },
            ],
          },
          {
            key: 'sleeps',
            kind: 'CONSENT',
            label: { fr: 'Je cherche un lit au village', en: 'I need a bed in the village' },
          },
          {
            key: 'nights',
            kind: 'NUMBER',
            label: { fr: 'Combien de nuits', en: 'How many nights' },
            isRequired: true,
            min: 1,
            max: 30,
            showIf: { field: 'sleeps', values: ['yes'] },
          },
        ],
      },
    ],
  },
}

const engraving: DemoForm = {
  id: 2,
  definition: {
    title: { fr: 'La gravure du manche', en: 'The engraving of the handle' },
    pages: [
      {
        title: { fr: 'La gravure', en: 'The engraving' },
        fields: [
          {
            key: 'engrave',
            kind: 'CONSENT',
            label: { fr: 'Graver quelques mots dans le manche', en: 'Engrave a few words in the handle' },
          },
          {
            key: 'words',
            kind: 'TEXT',
            label: { fr: 'Les mots', en: 'The words' },
            help: { fr: 'Vingt signes au plus, espaces compris.', en: 'Twenty characters at most, spaces included.' },
            isRequired: true,
            max: 20,
            showIf: { field: 'engrave', values: ['yes'] },
          },
          {
            key: 'letters',
            kind: 'CHOICE',
            label: { fr: 'Les lettres', en: 'The letters' },
            isRequired: true,
            choices: [
              { key: 'plain', label: { fr: 'Droites', en: 'Upright' } },
              { key: 'gold', label: { fr: 'Droites, rehaussées d’or', en: 'Upright, heightened with gold' } },
            ],
            showIf: { field: 'engrave', values: ['yes'] },
          },
        ],
      },
    ],
  },
}

export const forms: readonly DemoForm[] = [harvest, engraving]
