import type { DemoVisit } from '#db/demo/visits.ts'
import { place } from './pictures.ts'

export const visits: readonly DemoVisit[] = [
  {
    id: 1,
    priceCents: 900,
    durationMinutes: 60,
    tags: ['visite'],
    picture: place('cave-barriques.jpg'),
    texts: {
      fr: {
        title: 'Visite des galeries',
        description:
          'Six cent quarante mètres de caves ouvertes au pic, de la carrière de Prosper à la galerie des crémants. Une heure, à 11,5 °C : prenez un lainage. Les galeries basses ont soixante-deux marches.',
      },
      en: {
        title: 'A tour of the galleries',
        description:
          'Six hundred and forty metres of cellars cut with a pick, from Prosper’s quarry to the gallery of the crémants. One hour, at 11.5 °C: bring a jumper. The lower galleries have sixty-two steps.',
      },
    },
  },
  {
    id: 2,
    priceCents: 1800,
    durationMinutes: 75,
    tags: ['degustation'],
    picture: place('table-deux-verres.jpg'),
    texts: {
      fr: {
        title: 'Cinq vins, trois sols',
        description:
          'Autour de la table du caveau, avec Inès ou Élise : cinq vins servis dans l’ordre des pierres, du tuffeau blanc au schiste. Des crachoirs, de l’eau, du pain. À partir de dix-huit ans.',
      },
      en: {
        title: 'Five wines, three soils',
        description:
          'Around the cellar table, with Inès or Élise: five wines poured in the order of the stones, from white tuffeau to schist. Spittoons, water, bread. From the age of eighteen.',
      },
    },
  },
  {
    id: 3,
    priceCents: 4500,
    durationMinutes: 420,
    tags: ['visite', 'degustation'],
    picture: place('vignoble-rangs-automne.jpg'),
    texts: {
      fr: {
        title: 'Une journée de vendanges',
        description:
          'Un samedi de septembre, de huit heures à quinze heures. Vous coupez le matin avec l’équipe de Paul, vous suivez vos caisses jusqu’au pressoir, vous déjeunez à la table des vendangeurs. Sécateur et gants fournis.',
      },
      en: {
        title: 'A day at harvest',
        description:
          'A Saturday in September, from eight until three. You pick in the morning with Paul’s team, follow your crates to the press and have lunch at the pickers’ table. Secateurs and gloves are provided.',
      },
    },
  },
]
