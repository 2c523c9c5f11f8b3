import type { DemoJournal } from '#db/demo/journal.ts'
import { h2, p, pull, text } from '#db/demo/rich-text.ts'
import { place } from './pictures.ts'

export const journal: DemoJournal = {
  news: [
    {
      published: '2026-10-30',
      picture: place('cuvier-chene.jpg'),
      texts: {
        fr: {
          title: 'Le 2026 est au cuvier',
          slug: 'le-2026-est-au-cuvier',
          teaser: 'Huit cuves de chêne, huit parcelles, et un mois de silence.',
          alt: 'Cuvier de hautes cuves de chêne, lumière dorée tombant d’en haut',
          content: text(
            p(
              'Les cabernets sont rentrés le 3 octobre, les merlots une semaine plus tôt. Chaque parcelle a sa cuve ; on ne les réunira qu’au printemps, après les avoir goûtées cent fois.',
            ),
            h2('Ce que l’on sait déjà'),
            p('Des raisins petits, un été long, des nuits fraîches depuis la mi-août. Le reste se dira en mars.'),
            pull('Un assemblage commence par une liste de ce que l’on n’y mettra pas.', 'Julien, maître de chai'),
          ),
        },
        en: {
          title: 'The 2026 is in the vats',
          slug: 'the-2026-is-in-the-vats',
          teaser: 'Eight oak vats, eight plots, and a month of silence.',
          alt: 'Hall of tall oak vats under golden light from above',
          content: text(
            p(
              'The Cabernets came in on 3 October, the Merlots a week before. Each plot has its vat; they will meet only in spring, after a hundred tastings.',
            ),
            h2('What we know already'),
            p('Small grapes, a long summer, cool nights since mid-August. The rest will be told in March.'),
            pull('A blend begins with a list of what will not go into it.', 'Julien, cellar master'),
          ),
        },
      },
    },
    {
      published: '2026-06-15',
      picture: place('carafe-nuit.jpg'),
      texts: {
        fr: {
          title: 'Le 2019 s’ouvre',
          slug: 'le-2019-s-ouvre',
          teaser: 'Sept ans après la récolte, nous en avons carafé une bouteille par mois. Compte rendu.',
          alt: 'Carafe et verre de vin rouge sur une pierre sombre, une seule lumière chaude',
          content: text(
            p(
              'En janvier, il se taisait encore après trois heures de carafe. En mai, il parlait dès la première. Nous conseillons deux heures, dix-sept degrés, et de garder la moitié de la caisse jusqu’en 2035.',
            ),
          ),
        },
        en: {
          title: 'The 2019 is opening',
          slug: 'the-2019-is-opening',
          teaser: 'Seven years after the harvest, we have decanted one bottle a month. A report.',
          alt: 'Decanter and a glass of red wine on dark stone in a single warm light',
          content: text(
            p(
              'In January it was still silent after three hours in the decanter. In May it spoke within the first. We suggest two hours, seventeen degrees, and keeping half the case until 2035.',
            ),
          ),
        },
      },
    },
    {
      published: '2026-02-02',
      texts: {
        fr: {
          title: 'La grille restera fermée en février',
          slug: 'la-grille-restera-fermee',
          teaser: 'Le miroir d’eau se vide et se cure une fois tous les onze ans.',
          content: text(
            p(
              'Du 2 au 27 février, le château ne reçoit pas. On vide le miroir d’eau, on en sort la vase, on la porte aux vignes. Les visites reprennent le 2 mars, sur [rendez-vous](/nous-contacter).',
            ),
          ),
        },
        en: {
          title: 'The gate stays closed in February',
          slug: 'the-gate-stays-closed',
          teaser: 'The mirror of water is emptied and dredged once every eleven years.',
          content: text(
            p(
              'From 2 to 27 February the château receives nobody. The mirror of water is emptied, its silt lifted out and carried to the vines. Visits resume on 2 March, by [appointment](/en/nous-contacter).',
            ),
          ),
        },
      },
    },
  ],
  albums: [
    {
      published: '2026-10-30',
      texts: {
        fr: {
          title: 'Le château, d’un soir à l’autre',
          slug: 'le-chateau-d-un-soir-a-l-autre',
          description: 'Quatre images, sans commentaire ou presque.',
        },
        en: {
          title: 'The château, from dusk to dusk',
          slug: 'the-chateau-from-dusk-to-dusk',
          description: 'Four pictures, with hardly a word.',
        },
      },
      entries: [
        {
          picture: place('chateau-crepuscule.jpg'),
          texts: {
            fr: { caption: 'Octobre.', alt: 'Château illuminé au crépuscule se reflétant dans une pièce d’eau' },
            en: { caption: 'October.', alt: 'Lit château at dusk reflected in still water' },
          },
        },
        {
          picture: place('cuvier-chene.jpg'),
          focus: { x: 50, y: 40 },
          texts: {
            fr: { caption: 'Le cuvier.', alt: 'Cuvier de hautes cuves de chêne, lumière dorée tombant d’en haut' },
            en: { caption: 'The vat hall.', alt: 'Hall of tall oak vats under golden light from above' },
          },
        },
        {
          picture: place('carafe-nuit.jpg'),
          texts: {
            fr: { caption: 'Deux heures plus tard.', alt: 'Carafe et verre de vin rouge sur une pierre sombre' },
            en: { caption: 'Two hours later.', alt: 'Decanter and a glass of red wine on dark stone' },
          },
        },
        {
          picture: place('sol-graves.jpg'),
          texts: {
            fr: { caption: 'Les graves, au matin.', alt: 'Sol de graves et d’argile dans la lumière rasante' },
            en: { caption: 'Gravel, in the morning.', alt: 'Gravel and clay soil in low, raking light' },
          },
        },
      ],
    },
  ],
}
