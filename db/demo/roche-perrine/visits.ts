import type { DemoVisit } from '#db/demo/visits.ts'
import { place } from './pictures.ts'

export const visits: readonly DemoVisit[] = [
  {
    id: 1,
    priceCents: 900,
    durationMinutes: 60,
    languages: ['fr', 'en'],
    people: { min: 1, max: 10 },
    leadHours: 12,
    tags: ['visite'],
    picture: place('galerie-tuffeau.jpg'),
    texts: {
      fr: {
        title: 'Visite des galeries',
        description:
          'Six cent quarante mètres de caves ouvertes au pic, de la carrière de Prosper à la galerie des crémants. Une heure, à 11,5 °C : prenez un lainage. Les galeries basses ont soixante-deux marches.',
        goodToKnow:
          'Prenez un lainage et des chaussures fermées : le sol est humide toute l’année. Les enfants sont les bienvenus, et la visite est gratuite pour eux jusqu’à douze ans. Les galeries basses ne se visitent pas en fauteuil ; la galerie haute, si.',
      },
      en: {
        title: 'A tour of the galleries',
        description:
          'Six hundred and forty metres of cellars cut with a pick, from Prosper’s quarry to the gallery of the crémants. One hour, at 11.5 °C: bring a jumper. The lower galleries have sixty-two steps.',
        goodToKnow:
          'Bring a jumper and closed shoes: the ground is damp all year round. Children are welcome, and come free up to the age of twelve. The lower galleries cannot be reached in a wheelchair; the upper one can.',
      },
    },
    calendar: {
      slotMinutes: 60,
      capacity: 12,
      hours: {
        2: [
          ['10:30', '11:30'],
          ['15:00', '17:00'],
        ],
        3: [
          ['10:30', '11:30'],
          ['15:00', '17:00'],
        ],
        4: [
          ['10:30', '11:30'],
          ['15:00', '17:00'],
        ],
        5: [
          ['10:30', '11:30'],
          ['15:00', '17:00'],
        ],
        6: [
          ['10:00', '12:00'],
          ['14:30', '17:30'],
        ],
      },
    },
  },
  {
    id: 2,
    priceCents: 1800,
    durationMinutes: 75,
    languages: ['fr', 'en', 'de'],
    people: { min: 1, max: 8 },
    tags: ['degustation'],
    picture: place('table-deux-verres.jpg'),
    texts: {
      fr: {
        title: 'Cinq vins, trois sols',
        description:
          'Autour de la table du caveau, avec Inès ou Élise : cinq vins servis dans l’ordre des pierres, du tuffeau blanc au schiste. Des crachoirs, de l’eau, du pain. À partir de dix-huit ans.',
        goodToKnow:
          'La dégustation est réservée aux adultes ; qui conduit reçoit un jus de raisin du domaine et une demi-bouteille à emporter. Dites-nous, dans votre message, si quelqu’un ne mange pas de fromage.',
      },
      en: {
        title: 'Five wines, three soils',
        description:
          'Around the cellar table, with Inès or Élise: five wines poured in the order of the stones, from white tuffeau to schist. Spittoons, water, bread. From the age of eighteen.',
        goodToKnow:
          'The tasting is for adults; whoever drives is poured grape juice from the estate and takes a half bottle home. Tell us in your message if somebody does not eat cheese.',
      },
    },
    calendar: {
      slotMinutes: 75,
      capacity: 8,
      hours: {
        3: [['17:00', '18:15']],
        5: [
          ['11:00', '12:15'],
          ['17:00', '18:15'],
        ],
        6: [
          ['10:30', '11:45'],
          ['15:00', '16:15'],
          ['17:00', '18:15'],
        ],
      },
    },
  },
  {
    id: 3,
    priceCents: 4500,
    durationMinutes: 420,
    languages: ['fr'],
    people: { min: 1, max: 4 },
    tags: ['visite', 'degustation'],
    picture: place('caisse-vendange.jpg'),
    texts: {
      fr: {
        title: 'Une journée de vendanges',
        description:
          'Un samedi de septembre, de huit heures à quinze heures. Vous coupez le matin avec l’équipe de Paul, vous suivez vos caisses jusqu’au pressoir, vous déjeunez à la table des vendangeurs. Sécateur et gants fournis.',
        goodToKnow:
          'Les dates se décident à la mi-août, avec le raisin. Écrivez-nous dès l’été : nous vous préviendrons dix jours avant. Prenez des bottes et un chapeau.',
      },
      en: {
        title: 'A day at harvest',
        description:
          'A Saturday in September, from eight until three. You pick in the morning with Paul’s team, follow your crates to the press and have lunch at the pickers’ table. Secateurs and gloves are provided.',
        goodToKnow:
          'The dates are set in the middle of August, by the grapes. Write to us from summer on: we let you know ten days ahead. Bring boots and a hat.',
      },
    },
  },
  {
    id: 4,
    priceCents: 3200,
    depositCents: 1500,
    durationMinutes: 120,
    languages: ['fr', 'en'],
    people: { min: 2, max: 6 },
    leadHours: 48,
    daysAhead: 120,
    tags: ['visite', 'degustation'],
    picture: place('vignoble-rangs-automne.jpg'),
    texts: {
      fr: {
        title: 'Les parcelles, verre en main',
        description:
          'Deux heures à pied avec Élise, de la haie d’aubépines au Clos du Puits. On s’arrête dans quatre parcelles, et dans chacune on goûte le vin qui en vient, là où il a poussé. Trois kilomètres, sans forte pente.',
        goodToKnow:
          'Nous marchons par tous les temps, sauf l’orage : dans ce cas nous vous appelons le matin et la promenade se fait au chai. Bonnes chaussures. À partir de dix-huit ans pour la dégustation.',
      },
      en: {
        title: 'The plots, glass in hand',
        description:
          'Two hours on foot with Élise, from the hawthorn hedge to the Clos du Puits. We stop in four plots, and in each we taste the wine that comes from it, where it grew. Three kilometres, without steep slopes.',
        goodToKnow:
          'We walk in all weathers but thunderstorms: then we call you in the morning, and the walk takes place in the cellar. Good shoes. Tasting from the age of eighteen.',
      },
    },
    calendar: {
      slotMinutes: 120,
      capacity: 6,
      hours: { 6: [['10:00', '12:00']], 7: [['10:00', '12:00']] },
    },
  },
]
