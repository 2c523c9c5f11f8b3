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

export const forms: readonly DemoForm[] = [harvest]
