import type { EstateSections } from '#db/estates/estate.ts'
import { place } from './pictures.ts'

const ALTESSE = 'ysaline-altesse-2023.png'
const PERSAN = 'ysaline-persan-2022.png'
const MONDEUSE = 'ysaline-mondeuse-2021.png'
const CREMANT = 'ysaline-cremant-de-savoie.png'

export const home: EstateSections = {
  fr: [
    {
      type: 'hero',
      eyebrow: 'Savoie, de 320 à 510 mètres',
      title: 'La montagne, en bouteille',
      text: 'Sept hectares en terrasses, face aux Bauges.',
      picture: place(
        'savoie-coteaux-matin.jpg',
        'Vignes en pente et leurs échalas au-dessus de la brume, massif calcaire enneigé au matin',
      ),
      portrait: place(
        'savoie-coteaux-portrait.jpg',
        'Un rang de vigne monte vers un massif calcaire enneigé, dans la brume du matin',
      ),
      link: { label: 'Voir nos vins', href: '/nos-vins' },
    },
    {
      type: 'text',
      title: 'Ça monte.',
      text: 'Un treuil pour la terre. Des hottes pour le raisin. Nos jambes pour le reste.',
      size: 'screen',
      ornament: place('courbes-niveau-plein.svg'),
      ground: 'primary',
    },
    {
      type: 'figures',
      figures: [
        { value: '7', label: 'hectares, vingt-trois terrasses' },
        { value: '40 %', label: 'de pente, en moyenne' },
        { value: '510 m', label: 'le rang le plus haut' },
        { value: '31', label: 'brebis, de novembre à mars' },
      ],
      ground: 'ink',
    },
    {
      type: 'bottles',
      title: 'Une pente, quatre vins',
      text: 'Altesse, persan, mondeuse, jacquère : quatre cépages de ces vallées, vendangés à la main.',
      bottles: [
        {
          picture: place(ALTESSE, 'Flûte d’Altesse, roussette de Savoie 2023, capsule jaune'),
          name: 'Altesse',
          detail: 'Roussette de Savoie · 2023',
          href: '/wines/altesse/1',
        },
        {
          picture: place(PERSAN, 'Bouteille de Persan, vin de Savoie 2022, cire rouge'),
          name: 'Persan',
          detail: 'Vin de Savoie · 2022',
          href: '/wines/persan/2',
        },
        {
          picture: place(MONDEUSE, 'Bouteille de Mondeuse, vin de Savoie 2021, capsule bleue'),
          name: 'Mondeuse',
          detail: 'Vin de Savoie · 2021',
          href: '/wines/mondeuse/3',
        },
        {
          picture: place(CREMANT, 'Bouteille de Crémant, crémant de Savoie brut, coiffe argentée'),
          name: 'Crémant',
          detail: 'Crémant de Savoie · brut',
          href: '/wines/cremant/4',
        },
      ],
      link: { label: 'Tous les vins', href: '/nos-vins' },
      ground: 'tint',
    },
    {
      type: 'text',
      title: 'Une montagne est tombée.',
      text: 'Dans la nuit du 24 novembre 1248, un pan du Granier s’effondre sur la vallée. Nos vignes poussent dans ce qu’il en reste : du calcaire en morceaux, de la marne, de l’air entre les pierres.',
      size: 'lead',
      link: { label: 'Lire le coteau, du bas vers le haut', href: '/notre-domaine' },
      ornament: place('ornement-montagnes.svg'),
    },
    {
      type: 'steps',
      eyebrow: 'Sur la pente',
      title: 'Quatre saisons, quatre montées',
      steps: [
        {
          mark: 'Hiver',
          title: 'Les brebis',
          text: 'Elles entrent dans les rangs en novembre et tondent jusqu’au mur. Elles sortent avant les bourgeons.',
        },
        {
          mark: 'Printemps',
          title: 'Le treuil',
          text: 'Cent vingt mètres de câble tirent la charrue vers le haut. On redescend à pied.',
        },
        {
          mark: 'Été',
          title: 'Les murs',
          text: 'L’orage fait tomber des pierres. On les remonte, à sec, une par une.',
        },
        {
          mark: 'Automne',
          title: 'Les hottes',
          text: 'Trente kilos sur le dos, deux cent douze marches. Le raisin arrive entier.',
        },
      ],
    },
    {
      type: 'story',
      eyebrow: 'Le persan',
      title: 'Quarante-\u2060deux souches',
      text: 'C’est ce qu’il restait de persan derrière la chapelle d’Ysaline, en 2009. Personne ne les taillait plus. Nous avons prélevé les bois, greffé, attendu quatre ans.\n\nIl y en a onze mille aujourd’hui. Un vin sombre, serré, qui sent la myrtille et le poivre.',
      picture: place('feuille-vigne-macro.jpg', 'Gros plan des nervures d’une feuille de vigne en automne'),
      caption: 'Feuille de persan, fin octobre.',
      side: 'right',
      shape: 'square',
      ground: 'tint',
    },
    {
      type: 'gallery',
      title: 'Vu d’en haut, vu d’en bas',
      pictures: [
        {
          picture: place('savoie-deux-sommets.jpg', 'Deux sommets enneigés au-dessus d’une mer de brume'),
          caption: 'Depuis la terrasse 23, en février.',
        },
        {
          picture: place('savoie-echalas.jpg', 'Vignes en pente et leurs échalas, un sentier d’herbe entre deux rangs'),
          caption: 'Terrasse 9. Le sentier est plus raide qu’il n’en a l’air.',
        },
        {
          picture: place('savoie-massif.jpg', 'Massif calcaire poudré de neige au-dessus de la brume du matin'),
          caption: 'Le massif, depuis la porte du chai.',
        },
        {
          picture: place('savoie-sapins.jpg', 'Lignes de sapins noirs et de brume, l’une derrière l’autre'),
          caption: 'Cinq heures et demie, de la porte du caveau.',
        },
      ],
    },
    {
      type: 'visit',
      title: 'Le caveau est à 340 mètres',
      picture: place('chai-oeufs-beton.jpg', 'Chai clair aux cuves ovoïdes en béton, plafond de mélèze et baie vitrée'),
      text: 'D’altitude. Le vendredi et le samedi, la porte est ouverte. Les autres jours, appelez : nous sommes quelque part dans les vignes, mais le téléphone capte.',
      link: { label: 'Nous écrire', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
  en: [
    {
      type: 'hero',
      eyebrow: 'Savoie, 320 to 510 metres',
      title: 'The mountain, bottled',
      text: 'Seven terraced hectares, facing the Bauges.',
      picture: place(
        'savoie-coteaux-matin.jpg',
        'Steep staked vines above the morning haze, a snow-dusted limestone massif behind',
      ),
      portrait: place(
        'savoie-coteaux-portrait.jpg',
        'A row of vines climbing towards a snow-dusted limestone massif in the morning haze',
      ),
      link: { label: 'See our wines', href: '/nos-vins' },
    },
    {
      type: 'text',
      title: 'It’s steep.',
      text: 'A winch for the soil. Baskets for the grapes. Our legs for the rest.',
      size: 'screen',
      ornament: place('courbes-niveau-plein.svg'),
      ground: 'primary',
    },
    {
      type: 'figures',
      figures: [
        { value: '7', label: 'hectares, twenty-three terraces' },
        { value: '40%', label: 'average gradient' },
        { value: '510 m', label: 'the highest row' },
        { value: '31', label: 'ewes, November to March' },
      ],
      ground: 'ink',
    },
    {
      type: 'bottles',
      title: 'One slope, four wines',
      text: 'Altesse, Persan, Mondeuse, Jacquère: four grapes of these valleys, picked by hand.',
      bottles: [
        {
          picture: place(ALTESSE, 'Tall bottle of Altesse, Roussette de Savoie 2023, yellow capsule'),
          name: 'Altesse',
          detail: 'Roussette de Savoie · 2023',
          href: '/wines/altesse/1',
        },
        {
          picture: place(PERSAN, 'Bottle of Persan, Vin de Savoie 2022, red wax'),
          name: 'Persan',
          detail: 'Vin de Savoie · 2022',
          href: '/wines/persan/2',
        },
        {
          picture: place(MONDEUSE, 'Bottle of Mondeuse, Vin de Savoie 2021, blue capsule'),
          name: 'Mondeuse',
          detail: 'Vin de Savoie · 2021',
          href: '/wines/mondeuse/3',
        },
        {
          picture: place(CREMANT, 'Bottle of Crémant, Crémant de Savoie brut, silver foil'),
          name: 'Crémant',
          detail: 'Crémant de Savoie · brut',
          href: '/wines/cremant/4',
        },
      ],
      link: { label: 'All the wines', href: '/nos-vins' },
      ground: 'tint',
    },
    {
      type: 'text',
      title: 'A mountain fell.',
      text: 'On the night of 24 November 1248 one side of the Granier came down on the valley. Our vines grow in what is left of it: broken limestone, marl, air between the stones.',
      size: 'lead',
      link: { label: 'Read the slope, from the bottom up', href: '/notre-domaine' },
      ornament: place('ornement-montagnes.svg'),
    },
    {
      type: 'steps',
      eyebrow: 'On the slope',
      title: 'Four seasons, four climbs',
      steps: [
        {
          mark: 'Winter',
          title: 'The ewes',
          text: 'They come into the rows in November and graze right up to the wall. They leave before the buds.',
        },
        {
          mark: 'Spring',
          title: 'The winch',
          text: 'A hundred and twenty metres of cable pull the plough uphill. We walk back down.',
        },
        {
          mark: 'Summer',
          title: 'The walls',
          text: 'Storms bring stones down. We carry them up again and set them dry, one by one.',
        },
        {
          mark: 'Autumn',
          title: 'The baskets',
          text: 'Thirty kilos on your back, two hundred and twelve steps. The grapes arrive whole.',
        },
      ],
    },
    {
      type: 'story',
      eyebrow: 'Persan',
      title: 'Forty-\u2060two vines',
      text: 'That was all the Persan left behind the chapel of Ysaline in 2009. Nobody pruned it any more. We took cuttings, grafted them, and waited four years.\n\nThere are eleven thousand now. A dark, close-knit wine that smells of bilberry and pepper.',
      picture: place('feuille-vigne-macro.jpg', 'Close-up of the veins of a vine leaf in autumn'),
      caption: 'A Persan leaf, end of October.',
      side: 'right',
      shape: 'square',
      ground: 'tint',
    },
    {
      type: 'gallery',
      title: 'Seen from above, seen from below',
      pictures: [
        {
          picture: place('savoie-deux-sommets.jpg', 'Two snowy summits above a sea of mist'),
          caption: 'From terrace 23, in February.',
        },
        {
          picture: place('savoie-echalas.jpg', 'Steep staked vines, a grassy path between two rows'),
          caption: 'Terrace 9. The path is steeper than it looks.',
        },
        {
          picture: place('savoie-massif.jpg', 'Limestone massif dusted with snow above the morning haze'),
          caption: 'The massif, from the door of the cellar.',
        },
        {
          picture: place('savoie-sapins.jpg', 'Lines of black firs and mist, one behind another'),
          caption: 'Half past five, from the cellar door.',
        },
      ],
    },
    {
      type: 'visit',
      title: 'The cellar is at 340 metres',
      picture: place('chai-oeufs-beton.jpg', 'Bright cellar with concrete egg vats, larch ceiling and a glazed wall'),
      text: 'Above the sea, that is. On Fridays and Saturdays the door is open. On other days, call: we are somewhere in the vines, but the phone works up there.',
      link: { label: 'Write to us', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
}
