import type { EstateSections } from '#db/estates/estate.ts'
import { place } from './pictures.ts'

const CREMANT = 'roche-perrine-bulles-de-perrine-brut.png'
const SAUMUR_BLANC = 'roche-perrine-la-perrine-2023.png'
const SAVENNIERES = 'roche-perrine-pierre-levee-2021.png'
const MAGNUM = 'roche-perrine-les-aubepines-2020-magnum.png'
const SAUMUR_CHAMPIGNY = 'roche-perrine-les-aubepines-2022.png'
const CHINON = 'roche-perrine-clos-du-puits-2020.png'
const VIEUX_BRETONS = 'roche-perrine-les-vieux-bretons-2021.png'
const LAYON_HALF = 'roche-perrine-l-heure-doree-2019-demi.png'

export const home: EstateSections = {
  fr: [
    {
      type: 'hero',
      eyebrow: 'Turquant, Val de Loire',
      title: 'Des vins de tuffeau, entre Saumur et Chinon',
      text: 'Dix-huit hectares de cabernet franc et de chenin. Cinq générations. Une falaise blanche.',
      picture: place(
        'vignoble-heure-doree.jpg',
        'Rangs de vigne au soleil couchant, un château sur la crête dans la brume dorée',
      ),
      portrait: place(
        'vignoble-allee-portrait.jpg',
        'Une allée entre deux rangs de vigne à contre-jour, feuilles d’automne et collines au loin',
      ),
      link: { label: 'Découvrir nos vins', href: '/nos-vins' },
    },
    {
      type: 'text',
      text: 'La maison est bâtie dans la pierre où pousse la vigne. C’est le tuffeau, une craie tendre, couleur de lait, qui se gorge d’eau tout l’hiver et la rend en août. Devant le portail, une haie d’aubépines fleurit la première semaine de mai. Notre premier vin porte son nom.',
      align: 'center',
      size: 'lead',
      ornament: place('ornement-aubepine.svg'),
    },
    {
      type: 'story',
      eyebrow: 'La pierre',
      title: 'Quatre-\u2060vingt-\u2060dix millions d’années sous les rangs',
      text: 'Le tuffeau s’est déposé grain à grain au fond d’une mer chaude. On y trouve encore des huîtres fossiles et des paillettes de mica.\n\nNos aïeux y ont taillé des maisons, puis des caves : six cent quarante mètres de galeries ouvertes au pic, dont les parois gardent chaque coup. Il y fait 11,5 °C en janvier comme en juillet.',
      picture: place(
        'mur-tuffeau-soir.jpg',
        'Mur en pierre de tuffeau, ombres de feuilles de vigne dans la lumière du soir',
      ),
      caption: 'Le mur du chai, un soir de septembre.',
      shape: 'square',
      link: { label: 'Lire l’histoire du domaine', href: '/notre-domaine' },
    },
    {
      type: 'bottles',
      eyebrow: 'Nos vins',
      title: 'Cabernet franc, chenin',
      text: 'Deux cépages, du brut au liquoreux. Les voici à la même échelle, de la demi-bouteille au magnum.',
      bottles: [
        {
          picture: place(CREMANT, 'Bouteille de Bulles de Perrine, crémant de Loire brut'),
          name: 'Bulles de Perrine',
          detail: 'Crémant de Loire · brut',
          href: '/wines/bulles-de-perrine-brut/7',
        },
        {
          picture: place(SAUMUR_BLANC, 'Bouteille de La Perrine, saumur blanc 2023'),
          name: 'La Perrine',
          detail: 'Saumur blanc · 2023',
          href: '/wines/la-perrine/3',
        },
        {
          picture: place(SAVENNIERES, 'Bouteille cirée de Pierre Levée, savennières 2021'),
          name: 'Pierre Levée',
          detail: 'Savennières · 2021',
          href: '/wines/pierre-levee/4',
        },
        {
          picture: place(MAGNUM, 'Magnum des Aubépines, saumur-champigny 2020'),
          name: 'Les Aubépines, magnum',
          detail: 'Saumur-Champigny · 2020',
          href: '/wines/les-aubepines/1/detail/7',
        },
        {
          picture: place(SAUMUR_CHAMPIGNY, 'Bouteille des Aubépines, saumur-champigny 2022'),
          name: 'Les Aubépines',
          detail: 'Saumur-Champigny · 2022',
          href: '/wines/les-aubepines/1/2022',
        },
        {
          picture: place(CHINON, 'Bouteille de Clos du Puits, chinon 2020'),
          name: 'Clos du Puits',
          detail: 'Chinon · 2020',
          href: '/wines/clos-du-puits/2/2020',
        },
        {
          picture: place(VIEUX_BRETONS, 'Bouteille des Vieux Bretons, saumur-champigny 2021'),
          name: 'Les Vieux Bretons',
          detail: 'Saumur-Champigny · 2021',
          href: '/wines/les-vieux-bretons/9',
        },
        {
          picture: place(LAYON_HALF, 'Demi-bouteille de L’Heure Dorée, coteaux du layon 2019'),
          name: 'L’Heure Dorée, demie',
          detail: 'Coteaux du Layon · 2019',
          href: '/wines/l-heure-doree/6/detail/22',
        },
      ],
      link: { label: 'Voir tous nos vins', href: '/nos-vins' },
      ground: 'tint',
    },
    {
      type: 'quote',
      text: 'La pierre travaille toute l’année. Nous tâchons de ne pas la gêner.',
      author: 'Élise Maugeais, vigneronne',
    },
    {
      type: 'story',
      eyebrow: 'La cave',
      title: 'Au frais, dans le noir',
      text: 'Les rouges passent douze à dix-huit mois sous la voûte, dans des barriques qui ont déjà servi : le bois borde le vin, il ne le parfume pas. Les blancs restent sur leurs lies jusqu’au printemps.\n\nLes crémants dorment plus bas, couchés sur lattes pendant vingt-quatre mois. Chaque bouteille est remuée à la main avant d’être dégorgée.',
      picture: place(
        'cave-barriques.jpg',
        'Cave voûtée en pierre bordée de barriques de chêne, sous une lumière chaude',
      ),
      caption: 'La grande galerie, ouverte en 1921.',
      side: 'right',
      shape: 'landscape',
      ground: 'tint',
    },
    {
      type: 'figures',
      eyebrow: 'Le domaine en quatre nombres',
      figures: [
        { value: '18', label: 'hectares sur le tuffeau' },
        { value: '52', label: 'parcelles, vendangées une à une, à la main' },
        { value: '5', label: 'générations depuis 1898' },
        { value: '11,5 °C', label: 'dans les galeries, hiver comme été' },
      ],
    },
    { type: 'ornament', picture: place('ornement-vigne.svg'), size: 'large' },
    {
      type: 'gallery',
      title: 'Une journée d’octobre',
      pictures: [
        {
          picture: place('vignoble-allee-portrait.jpg', 'Une allée d’herbe entre deux rangs de vigne, à contre-jour'),
          caption: 'Sept heures et demie, l’allée du Puits.',
        },
        {
          picture: place(
            'caisse-vendange.jpg',
            'Caisse de vendange en bois remplie de raisin noir entre les rangs, lumière du soir',
          ),
          caption: 'Onze heures, la première caisse du clos.',
        },
        {
          picture: place('vignoble-rangs-automne.jpg', 'Rangs de vigne rougis par l’automne, vus d’en haut'),
          caption: 'Midi, les vieux cabernets francs.',
        },
        {
          picture: place(
            'table-deux-verres.jpg',
            'Deux verres de vin rouge sur une table en chêne, bouteille floue et lumière de fenêtre',
          ),
          caption: 'Six heures, la table du caveau.',
        },
      ],
    },
    {
      type: 'visit',
      eyebrow: 'Le caveau',
      title: 'Au bout de l’allée, dans la falaise',
      picture: place('vignoble-crete-brume.jpg', 'Un château à deux tours sur une crête, au-dessus de la brume'),
      text: 'Inès vous reçoit du lundi au samedi, sans rendez-vous. La visite des galeries dure une heure et se réserve la veille. Prenez un lainage.',
      link: { label: 'Préparer votre visite', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
  en: [
    {
      type: 'hero',
      eyebrow: 'Turquant, Loire Valley',
      title: 'Wines of tuffeau, between Saumur and Chinon',
      text: 'Eighteen hectares of Cabernet Franc and Chenin. Five generations. One white cliff.',
      picture: place('vignoble-heure-doree.jpg', 'Rows of vines at sunset with a château on the hazy golden ridge'),
      portrait: place(
        'vignoble-allee-portrait.jpg',
        'A grassy alley between two backlit rows of vines, autumn leaves and distant hills',
      ),
      link: { label: 'Discover our wines', href: '/nos-vins' },
    },
    {
      type: 'text',
      text: 'Our house is built of the stone our vines grow in. It is tuffeau, a soft chalk the colour of milk, which takes in water all winter and gives it back in August. By the gate a hawthorn hedge comes into flower in the first week of May. Our first wine is named after it.',
      align: 'center',
      size: 'lead',
      ornament: place('ornement-aubepine.svg'),
    },
    {
      type: 'story',
      eyebrow: 'The stone',
      title: 'Ninety million years beneath the rows',
      text: 'Tuffeau settled grain by grain on the bed of a warm sea. It still holds fossil oysters and flecks of mica.\n\nOur forebears cut houses from it, then cellars: six hundred and forty metres of galleries, opened with a pick, every stroke still there on the walls. They stand at 11.5 °C in January and in July.',
      picture: place('mur-tuffeau-soir.jpg', 'Tuffeau stone wall with vine-leaf shadows in evening light'),
      caption: 'The winery wall, one evening in September.',
      shape: 'square',
      link: { label: 'Read the story of the estate', href: '/notre-domaine' },
    },
    {
      type: 'bottles',
      eyebrow: 'Our wines',
      title: 'Cabernet Franc, Chenin',
      text: 'Two grapes, from brut to sweet. Here they stand at one scale, half-bottle to magnum.',
      bottles: [
        {
          picture: place(CREMANT, 'Bottle of Bulles de Perrine, Crémant de Loire brut'),
          name: 'Bulles de Perrine',
          detail: 'Crémant de Loire · brut',
          href: '/wines/bulles-de-perrine-brut/7',
        },
        {
          picture: place(SAUMUR_BLANC, 'Bottle of La Perrine, white Saumur 2023'),
          name: 'La Perrine',
          detail: 'Saumur blanc · 2023',
          href: '/wines/la-perrine/3',
        },
        {
          picture: place(SAVENNIERES, 'Wax-sealed bottle of Pierre Levée, Savennières 2021'),
          name: 'Pierre Levée',
          detail: 'Savennières · 2021',
          href: '/wines/pierre-levee/4',
        },
        {
          picture: place(MAGNUM, 'Magnum of Les Aubépines, Saumur-Champigny 2020'),
          name: 'Les Aubépines, magnum',
          detail: 'Saumur-Champigny · 2020',
          href: '/wines/les-aubepines/1/detail/7',
        },
        {
          picture: place(SAUMUR_CHAMPIGNY, 'Bottle of Les Aubépines, Saumur-Champigny 2022'),
          name: 'Les Aubépines',
          detail: 'Saumur-Champigny · 2022',
          href: '/wines/les-aubepines/1/2022',
        },
        {
          picture: place(CHINON, 'Bottle of Clos du Puits, Chinon 2020'),
          name: 'Clos du Puits',
          detail: 'Chinon · 2020',
          href: '/wines/clos-du-puits/2/2020',
        },
        {
          picture: place(VIEUX_BRETONS, 'Bottle of Les Vieux Bretons, Saumur-Champigny 2021'),
          name: 'Les Vieux Bretons',
          detail: 'Saumur-Champigny · 2021',
          href: '/wines/les-vieux-bretons/9',
        },
        {
          picture: place(LAYON_HALF, 'Half-bottle of L’Heure Dorée, Coteaux du Layon 2019'),
          name: 'L’Heure Dorée, half',
          detail: 'Coteaux du Layon · 2019',
          href: '/wines/l-heure-doree/6/detail/22',
        },
      ],
      link: { label: 'See all our wines', href: '/nos-vins' },
      ground: 'tint',
    },
    {
      type: 'quote',
      text: 'The stone works all year round. We try to keep out of its way.',
      author: 'Élise Maugeais, winemaker',
    },
    {
      type: 'story',
      eyebrow: 'The cellar',
      title: 'Cool, and in the dark',
      text: 'The reds spend twelve to eighteen months under the vault, in barrels that have seen wine before: the oak frames, it does not flavour. The whites stay on their lees until spring.\n\nDeeper down lie the crémants, twenty-four months on their sides. Every bottle is riddled by hand before it is disgorged.',
      picture: place('cave-barriques.jpg', 'Vaulted stone cellar lined with oak barrels in warm lamplight'),
      caption: 'The great gallery, opened in 1921.',
      side: 'right',
      shape: 'landscape',
      ground: 'tint',
    },
    {
      type: 'figures',
      eyebrow: 'The estate in four numbers',
      figures: [
        { value: '18', label: 'hectares on tuffeau' },
        { value: '52', label: 'plots, picked one by one, by hand' },
        { value: '5', label: 'generations since 1898' },
        { value: '11.5 °C', label: 'in the galleries, winter and summer' },
      ],
    },
    { type: 'ornament', picture: place('ornement-vigne.svg'), size: 'large' },
    {
      type: 'gallery',
      title: 'One day in October',
      pictures: [
        {
          picture: place('vignoble-allee-portrait.jpg', 'A grassy alley between two rows of vines, against the light'),
          caption: 'Half past seven, the alley by the well.',
        },
        {
          picture: place(
            'caisse-vendange.jpg',
            'Wooden harvest crate full of dark grapes between the vines in evening light',
          ),
          caption: 'Eleven o’clock, the first crate of the clos.',
        },
        {
          picture: place('vignoble-rangs-automne.jpg', 'Rows of vines reddened by autumn, seen from above'),
          caption: 'Noon, the old Cabernet Franc.',
        },
        {
          picture: place(
            'table-deux-verres.jpg',
            'Two glasses of red wine on an oak table, blurred bottle and window light',
          ),
          caption: 'Six o’clock, the cellar table.',
        },
      ],
    },
    {
      type: 'visit',
      eyebrow: 'The cellar door',
      title: 'At the end of the lane, inside the cliff',
      picture: place('vignoble-crete-brume.jpg', 'A château with two towers on a ridge above the mist'),
      text: 'Inès is there from Monday to Saturday, no appointment needed. The tour of the galleries takes an hour and is booked the day before. Bring a jumper.',
      link: { label: 'Plan your visit', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
}
