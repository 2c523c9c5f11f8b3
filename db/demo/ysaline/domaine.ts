import type { EstateSections } from '#db/estates/estate.ts'
import { place } from './pictures.ts'

export const domaine: EstateSections = {
  fr: [
    {
      type: 'hero',
      eyebrow: 'Hameau d’Ysaline',
      title: 'Notre domaine',
      picture: place('savoie-brume-aube.jpg', 'Crêtes de sapins et montagnes dans la brume de l’aube'),
      height: 'band',
    },
    {
      type: 'text',
      title: 'On a commencé par les murs.',
      text: 'En 2009, Lise Revériaz et Malik Sennour reprennent un hectare de friche au-dessus du hameau. Elle sort d’une école d’agronomie, lui d’un chantier de charpente. Avant de planter, ils remontent sept cents mètres de murs, à sec.',
      size: 'lead',
    },
    {
      type: 'steps',
      title: 'Terrasse après terrasse',
      steps: [
        {
          mark: '2009',
          title: 'Un hectare',
          text: 'De la ronce, des frênes, et quarante-deux souches de persan derrière la chapelle.',
        },
        {
          mark: '2013',
          title: 'Le premier vin',
          text: 'Deux cent quatre-vingts bouteilles de persan. Il en reste six.',
        },
        {
          mark: '2016',
          title: 'La grange',
          text: 'Malik la redresse et y pose un pressoir vertical et huit foudres venus d’Alsace.',
        },
        {
          mark: '2020',
          title: 'Le crémant',
          text: 'Jacquère et altesse. Dix-huit mois sur lattes, dans l’ancienne citerne.',
        },
        { mark: '2024', title: 'Sept hectares', text: 'La vingt-troisième terrasse est plantée. C’est la dernière.' },
      ],
      ground: 'tint',
    },
    {
      type: 'story',
      eyebrow: 'Le sol',
      title: 'Du bas vers le haut',
      text: '*À 320 mètres*, la moraine : des galets roulés par le glacier de l’Isère, dans une terre ocre. La jacquère s’y plaît.\n\n*À 400 mètres*, l’éboulis du Granier : du calcaire anguleux, plus de vide que de terre. Il chauffe vite : persan et mondeuse.\n\n*À 510 mètres*, la marne grise, qui colle à la botte et tient l’eau. L’altesse y attend le soleil du matin.',
      picture: place(
        'coupe-coteau-ysaline.svg',
        'Dessin du coteau en coupe, trois marches : galets ronds, calcaire en éclats, marne en vagues',
      ),
      caption: 'Le coteau, ouvert comme un gâteau.',
      side: 'right',
      shape: 'square',
    },
    {
      type: 'parcels',
      eyebrow: 'Les terrasses',
      title: 'Vingt-trois marches, quatre noms',
      text: 'Le coteau vu d’en face, depuis les Bauges. Les murs ne sont pas dessinés : il y en aurait trop.',
      parcels: [
        {
          name: 'La Moraine',
          grape: 'Jacquère',
          hectares: 2.6,
          text: '320 mètres. Des galets.',
          contour: '4,58 34,54 68,55 96,50 96,64 62,68 30,68 6,70',
        },
        {
          name: 'L’Éboulis',
          grape: 'Mondeuse, persan',
          hectares: 2.7,
          text: '400 mètres. Plus de vide que de terre.',
          contour: '8,40 36,35 70,37 92,33 94,46 66,51 34,50 8,54',
        },
        {
          name: 'La Chapelle',
          grape: 'Persan',
          hectares: 0.4,
          text: 'Les quarante-deux souches de 2009, et leurs filles.',
          contour: '72,22 90,20 91,29 73,33',
        },
        {
          name: 'La Marne',
          grape: 'Altesse',
          hectares: 1.3,
          text: '510 mètres. Elle colle à la botte.',
          contour: '14,24 40,18 68,20 69,33 38,31 12,36',
        },
      ],
    },
    { type: 'quote', text: 'La pente décide. Nous, on suit.', author: 'Malik Sennour', ground: 'primary' },
    {
      type: 'story',
      eyebrow: 'La vigne',
      title: 'Un câble, une charrue, trente et une brebis',
      text: 'Aucun tracteur ne passe la deuxième terrasse. Le treuil est boulonné au mur du haut ; il tire la charrue, quelqu’un la tient, quelqu’un surveille le câble.\n\nL’hiver, les brebis de la ferme d’en face tondent l’herbe. L’été, on relève et on attache à l’osier, cep par cep. Compter mille heures à l’hectare.',
      picture: place('savoie-echalas.jpg', 'Vignes en pente et leurs échalas, un sentier d’herbe entre deux rangs'),
      caption: 'Terrasse 9. Le sentier est plus raide qu’il n’en a l’air.',
      shape: 'landscape',
    },
    {
      type: 'picture',
      picture: place('chai-oeufs-beton.jpg', 'Chai clair aux cuves ovoïdes en béton, plafond de mélèze et baie vitrée'),
      caption: 'La grange, côté vallée. Les foudres sont derrière la porte.',
      width: 'full',
    },
    {
      type: 'steps',
      eyebrow: 'La grange',
      title: 'Quatre vins, quatre chemins',
      steps: [
        {
          mark: 'Altesse',
          title: 'Pressée entière',
          text: 'Quatre heures de pressoir. Fermentation et onze mois de foudre, sur lies.',
        },
        {
          mark: 'Persan',
          title: 'Égrappé à la main',
          text: 'Sur une claie, le soir. Quinze jours de cuve, quatorze mois de foudre.',
        },
        {
          mark: 'Mondeuse',
          title: 'Moitié en grappes',
          text: 'La rafle allège. Douze jours de cuve, dix mois en béton.',
        },
        {
          mark: 'Crémant',
          title: 'Cueilli le premier',
          text: 'Jacquère 70 %, altesse 30 %. Dix-huit mois sur lattes, cinq grammes de sucre.',
        },
      ],
      ground: 'ink',
    },
    {
      type: 'story',
      eyebrow: 'L’année',
      title: 'Le soleil arrive tôt, et part tôt',
      text: 'La pente regarde l’est. En juin, la première terrasse est au soleil à six heures ; à dix-sept heures, l’ombre du Granier la reprend. Les nuits sont froides, les raisins gardent leur acidité.\n\nOn vendange du 10 septembre au 8 octobre, de bas en haut, en quatre fois.',
      picture: place('savoie-deux-sommets.jpg', 'Deux sommets enneigés au-dessus d’une mer de brume'),
      caption: 'Depuis la terrasse 23, en février.',
      side: 'right',
      shape: 'landscape',
    },
    {
      type: 'team',
      eyebrow: 'Les gens',
      title: 'Quatre, et une chienne',
      people: [
        { name: 'Lise Revériaz', role: 'Vinification', text: 'Et les comptes.' },
        { name: 'Malik Sennour', role: 'Vigne, murs, treuil', text: 'Il taille, maçonne, répare.' },
        { name: 'Noé Tissandaz', role: 'Vigne', text: 'Né au hameau. Il a porté sa première hotte ici, à seize ans.' },
        { name: 'Awa Cissokho', role: 'Vigne et cave', text: 'Arrivée pour une vendange, en 2018. Elle est restée.' },
        { name: 'Ficelle', role: 'Brebis', text: 'Quand elle y pense.' },
      ],
      ground: 'tint',
    },
    {
      type: 'questions',
      eyebrow: 'Avant de monter',
      title: 'On nous demande',
      questions: [
        {
          question: 'La route est-elle praticable ?',
          answer: 'Oui, jusqu’au hameau. Ensuite, cent vingt marches : de bonnes chaussures suffisent.',
        },
        {
          question: 'C’est quoi, le persan ?',
          answer:
            'Un rouge d’ici que l’on croyait perdu. Il en reste une vingtaine d’hectares au monde. Du poivre, de la violette, des épaules.',
        },
        { question: 'Vos vins voyagent-ils bien ?', answer: 'Mieux que nous. Cartons de six, partis le mardi.' },
        {
          question: 'Peut-on vendanger avec vous ?',
          answer: 'Une journée, oui, entre le 10 septembre et le 8 octobre. Écrivez-nous en août.',
        },
      ],
      link: { label: 'Venir au caveau', href: '/nous-contacter' },
    },
  ],
  en: [
    {
      type: 'hero',
      eyebrow: 'The hamlet of Ysaline',
      title: 'Our estate',
      picture: place('savoie-brume-aube.jpg', 'Ridges of firs and mountains in the dawn mist'),
      height: 'band',
    },
    {
      type: 'text',
      title: 'We started with the walls.',
      text: 'In 2009 Lise Revériaz and Malik Sennour take over a hectare of scrub above the hamlet. She has just finished agronomy, he comes off a roofing site. Before planting anything they rebuild seven hundred metres of dry-stone wall.',
      size: 'lead',
    },
    {
      type: 'steps',
      title: 'Terrace by terrace',
      steps: [
        {
          mark: '2009',
          title: 'One hectare',
          text: 'Brambles, ash trees, and forty-two vines of Persan behind the chapel.',
        },
        {
          mark: '2013',
          title: 'The first wine',
          text: 'Two hundred and eighty bottles of Persan. Six are left.',
        },
        {
          mark: '2016',
          title: 'The barn',
          text: 'Malik straightens it, and moves in a basket press and eight large casks from Alsace.',
        },
        {
          mark: '2020',
          title: 'The crémant',
          text: 'Jacquère and Altesse. Eighteen months on the lees, in the old cistern.',
        },
        { mark: '2024', title: 'Seven hectares', text: 'The twenty-third terrace is planted. It is the last.' },
      ],
      ground: 'tint',
    },
    {
      type: 'story',
      eyebrow: 'The soil',
      title: 'From the bottom up',
      text: '*At 320 metres*, moraine: stones rolled by the Isère glacier, in ochre earth. Jacquère likes it there.\n\n*At 400 metres*, the scree of the Granier: sharp limestone, more gaps than soil. It warms fast: Persan and Mondeuse.\n\n*At 510 metres*, grey marl that sticks to your boots and holds water. Here Altesse waits for the morning sun.',
      picture: place(
        'coupe-coteau-ysaline.svg',
        'Drawing of the slope cut open, in three steps: round stones, sharp limestone, marl in waves',
      ),
      caption: 'The slope, opened like a cake.',
      side: 'right',
      shape: 'square',
    },
    {
      type: 'parcels',
      eyebrow: 'The terraces',
      title: 'Twenty-three steps, four names',
      text: 'The slope seen from across, from the Bauges. The walls are not drawn: there would be too many.',
      parcels: [
        {
          name: 'La Moraine',
          grape: 'Jacquère',
          hectares: 2.6,
          text: '320 metres. Round stones.',
          contour: '4,58 34,54 68,55 96,50 96,64 62,68 30,68 6,70',
        },
        {
          name: 'L’Éboulis',
          grape: 'Mondeuse, Persan',
          hectares: 2.7,
          text: '400 metres. More air than earth.',
          contour: '8,40 36,35 70,37 92,33 94,46 66,51 34,50 8,54',
        },
        {
          name: 'La Chapelle',
          grape: 'Persan',
          hectares: 0.4,
          text: 'The forty-two stumps of 2009, and their daughters.',
          contour: '72,22 90,20 91,29 73,33',
        },
        {
          name: 'La Marne',
          grape: 'Altesse',
          hectares: 1.3,
          text: '510 metres. It sticks to your boots.',
          contour: '14,24 40,18 68,20 69,33 38,31 12,36',
        },
      ],
    },
    { type: 'quote', text: 'The slope decides. We follow.', author: 'Malik Sennour', ground: 'primary' },
    {
      type: 'story',
      eyebrow: 'The vines',
      title: 'One cable, one plough, thirty-one ewes',
      text: 'No tractor gets past the second terrace. The winch is bolted to the top wall; it pulls the plough, someone holds it, someone watches the cable.\n\nIn winter the ewes from the farm across the way keep the grass down. In summer we lift the shoots and tie them with willow, vine by vine. Count a thousand hours a hectare.',
      picture: place('savoie-echalas.jpg', 'Steep staked vines, a grassy path between two rows'),
      caption: 'Terrace 9. The path is steeper than it looks.',
      shape: 'landscape',
    },
    {
      type: 'picture',
      picture: place('chai-oeufs-beton.jpg', 'Bright cellar with concrete egg vats, larch ceiling and a glazed wall'),
      caption: 'The barn, on the valley side. The casks are behind the door.',
      width: 'full',
    },
    {
      type: 'steps',
      eyebrow: 'The barn',
      title: 'Four wines, four ways',
      steps: [
        {
          mark: 'Altesse',
          title: 'Pressed whole',
          text: 'Four hours in the press. Fermentation and eleven months in large casks, on the lees.',
        },
        {
          mark: 'Persan',
          title: 'Destemmed by hand',
          text: 'On a wicker screen, in the evening. Fifteen days in vat, fourteen months in large casks.',
        },
        {
          mark: 'Mondeuse',
          title: 'Half in whole bunches',
          text: 'The stems lighten it. Twelve days in vat, ten months in concrete.',
        },
        {
          mark: 'Crémant',
          title: 'Picked first',
          text: 'Jacquère 70%, Altesse 30%. Eighteen months on the lees, five grams of sugar.',
        },
      ],
      ground: 'ink',
    },
    {
      type: 'story',
      eyebrow: 'The year',
      title: 'The sun comes early and leaves early',
      text: 'The slope looks east. In June the first terrace is in the sun by six; by five in the afternoon the shadow of the Granier takes it back. Nights are cold, and the grapes keep their acidity.\n\nWe pick from 10 September to 8 October, from the bottom up, in four goes.',
      picture: place('savoie-deux-sommets.jpg', 'Two snowy summits above a sea of mist'),
      caption: 'From terrace 23, in February.',
      side: 'right',
      shape: 'landscape',
    },
    {
      type: 'team',
      eyebrow: 'The people',
      title: 'Four of us, and a dog',
      people: [
        { name: 'Lise Revériaz', role: 'The wine', text: 'And the books.' },
        { name: 'Malik Sennour', role: 'Vines, walls, winch', text: 'He prunes, builds, mends.' },
        {
          name: 'Noé Tissandaz',
          role: 'The vines',
          text: 'Born in the hamlet. He carried his first basket here at sixteen.',
        },
        { name: 'Awa Cissokho', role: 'Vines and cellar', text: 'She came for one harvest, in 2018. She stayed.' },
        { name: 'Ficelle', role: 'The ewes', text: 'When she remembers to.' },
      ],
      ground: 'tint',
    },
    {
      type: 'questions',
      eyebrow: 'Before you come up',
      title: 'We are asked',
      questions: [
        {
          question: 'Is the road all right?',
          answer: 'Yes, up to the hamlet. Then a hundred and twenty steps: good shoes will do.',
        },
        {
          question: 'What is Persan?',
          answer:
            'A red from here that was thought lost. Some twenty hectares are left in the world. Pepper, violets, shoulders.',
        },
        { question: 'Do your wines travel well?', answer: 'Better than we do. Boxes of six, off on Tuesdays.' },
        {
          question: 'Can I pick with you?',
          answer: 'For a day, yes, between 10 September and 8 October. Write to us in August.',
        },
      ],
      link: { label: 'Come up to the cellar', href: '/nous-contacter' },
    },
  ],
}
