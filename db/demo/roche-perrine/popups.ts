import type { DemoPopup } from '#db/demo/load-popups.ts'

/** One only, for who has read the estate's story nearly to its end. */
export const popups: readonly DemoPopup[] = [
  {
    onPages: ['notre-domaine'],
    afterScroll: 75,
    againDays: 90,
    texts: {
      fr: {
        title: 'Des nouvelles de la vigne',
        text: 'Quatre lettres par an, au rythme des saisons : la taille, la fleur, les vendanges, la mise. Rien de plus, et l’on se désabonne d’un clic.',
        link: { label: 'Recevoir la lettre', url: '/newsletter' },
      },
      en: {
        title: 'News from the vines',
        text: 'Four letters a year, with the seasons: pruning, flowering, harvest, bottling. Nothing more, and one click ends it.',
        link: { label: 'Receive the letter', url: '/newsletter' },
      },
    },
  },
]
