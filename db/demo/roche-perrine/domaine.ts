import type { EstateSections } from '#db/estates/estate.ts'
import { place } from './pictures.ts'

export const domaine: EstateSections = {
  fr: [
    {
      type: 'hero',
      eyebrow: 'Depuis 1898',
      title: 'Notre domaine',
      text: 'Une maison de pierre blonde, des caves creusées à la main, une haie d’aubépines.',
      picture: place(
        'galerie-tuffeau.jpg',
        'Galerie taillée dans le tuffeau, bouteilles empilées sur lattes à la lueur des ampoules',
      ),
      height: 'tall',
    },
    {
      type: 'text',
      title: 'La même pierre, par l’autre bout',
      text: 'En 1898, Prosper Maugeais est carrier à Turquant. Le coteau dont il tire ses blocs est à vendre ; il l’achète, plante un hectare sur le dessus et donne à la roche le prénom de sa femme, Perrine. Les galeries vides deviennent des caves. Depuis, nous travaillons la pierre par les racines.',
      align: 'center',
      size: 'lead',
      ornament: place('ornement-aubepine.svg'),
    },
    {
      type: 'steps',
      eyebrow: 'L’histoire',
      title: 'Cinq générations',
      steps: [
        {
          mark: '1898',
          title: 'Le carrier',
          text: 'Prosper plante un hectare de breton : c’est le nom que le cabernet franc porte encore ici.',
        },
        {
          mark: '1921',
          title: 'La grande galerie',
          text: 'Auguste relie les caves entre elles. Deux hivers de pic, quarante mètres de voûte, la largeur d’une charrette.',
        },
        {
          mark: '1953',
          title: 'La haie et la bouteille',
          text: 'Jeanne arrive de Savennières avec deux parcelles de schiste. Elle plante les aubépines et, la première, met le vin en bouteille au domaine.',
        },
        {
          mark: '1986',
          title: 'Les bulles',
          text: 'Odile et Bernard tirent leur premier crémant. Huit cents bouteilles, dans la galerie du fond.',
        },
        {
          mark: '2014',
          title: 'Le frère et la sœur',
          text: 'Élise vinifie, Paul conduit les vignes. Ils séparent les cuves par parcelle et rouvrent le puits du clos.',
        },
      ],
      ground: 'tint',
    },
    {
      type: 'story',
      eyebrow: 'Les sols',
      title: 'Blanc, jaune, bleu',
      text: '*Tuffeau blanc* à Turquant. Une craie micacée sous quarante centimètres d’argile ; les racines y descendent de six mètres. Cabernet franc et chenin.\n\n*Tuffeau jaune* à Chinon, au Clos du Puits. Plus sableux, plus filtrant, plein sud au-dessus de la Vienne.\n\n*Schiste bleu* à Savennières et dans le Layon. La pierre de Jeanne : elle se délite en feuilles et garde la chaleur. Deux parcelles, un hectare à elles deux, hors des dix-huit du tuffeau.',
      picture: place(
        'mur-tuffeau-soir.jpg',
        'Mur en pierre de tuffeau, ombres de feuilles de vigne dans la lumière du soir',
      ),
      caption: 'Tuffeau blanc, pris dans la carrière de Prosper.',
      side: 'right',
      shape: 'square',
    },
    {
      type: 'quote',
      text: 'Plante la haie d’abord. La vigne saura qu’elle est chez elle.',
      author: 'Jeanne Maugeais, à son fils, 1961',
      ground: 'primary',
    },
    {
      type: 'story',
      eyebrow: 'La vigne',
      title: 'Cinquante-\u2060deux parcelles',
      text: 'La plus petite tient en onze rangs, derrière le four à pain. La plus vieille date de 1938. La plus haute voit deux rivières.\n\nNous taillons en guyot simple et nous ébourgeonnons à la main. Un rang sur deux est labouré, l’autre reste en herbe. Aux vendanges : trente personnes, des caisses de quinze kilos et, à Turquant, une demi-heure entre le cep et le pressoir.',
      picture: place(
        'vignoble-allee-portrait.jpg',
        'Une allée entre deux rangs de vigne à contre-jour, feuilles d’automne et collines au loin',
      ),
      caption: 'Un rang labouré, un rang en herbe.',
    },
    {
      type: 'parcels',
      eyebrow: 'Le coteau de Turquant',
      title: 'Cinq terres, une seule pierre',
      text: 'Le dessin de Paul, du haut vers la Loire. Le Clos du Puits est à Chinon, la parcelle de Jeanne à Savennières : ils ne tiennent pas sur la feuille.',
      parcels: [
        {
          name: 'Les Aubépines',
          grape: 'Cabernet franc',
          hectares: 7.4,
          text: 'Douze parcelles autour de la maison, une cuve pour chacune.',
          contour: '30,34 52,30 58,46 50,58 32,54 26,44',
        },
        {
          name: 'La Perrine',
          grape: 'Chenin',
          hectares: 3.6,
          text: 'Le dessus du coteau, où la craie affleure.',
          contour: '28,8 60,4 64,24 52,28 30,32 24,18',
        },
        {
          name: 'Les Vieux Bretons',
          grape: 'Cabernet franc',
          hectares: 0.5,
          text: 'Plantés en 1938, sur le tuffeau presque nu.',
          contour: '62,28 72,26 74,36 62,40',
        },
        {
          name: 'Le Nord',
          grape: 'Chenin, chardonnay',
          hectares: 3,
          text: 'Les vignes les plus fraîches, celles du crémant.',
          contour: '66,4 92,8 94,26 76,28 68,22',
        },
        {
          name: 'Le bas du coteau',
          grape: 'Cabernet franc, pineau d’Aunis',
          hectares: 2.1,
          text: 'La terre est plus profonde, les nuits d’avril plus longues.',
          contour: '36,60 52,62 66,50 84,54 80,68 56,74 38,70',
        },
      ],
      ground: 'tint',
    },
    {
      type: 'steps',
      eyebrow: 'L’année',
      title: 'De la taille au dernier tri',
      steps: [
        {
          mark: 'Janvier',
          title: 'La taille',
          text: 'Paul garde le chenin pour la fin. Taillé tard, il débourre plus tard et craint moins avril.',
        },
        {
          mark: 'Avril',
          title: 'Les nuits claires',
          text: 'Sous un degré, à quatre heures du matin, nous allumons les bougies en bas de coteau.',
        },
        {
          mark: 'Juin',
          title: 'La fleur',
          text: 'Dix jours, une odeur de réséda. Cent jours plus tard, on vendange.',
        },
        {
          mark: 'Septembre',
          title: 'Les vendanges',
          text: 'Le crémant d’abord, puis le chenin, puis le cabernet franc. Tout à la main, parcelle après parcelle.',
        },
        {
          mark: 'Novembre',
          title: 'Les tris',
          text: 'Dans le Layon, nous passons quatre fois dans les mêmes rangs. Seuls les grains confits sont cueillis.',
        },
      ],
    },
    {
      type: 'story',
      eyebrow: 'Le chai',
      title: 'Peu de bois, beaucoup de pierre',
      text: 'La vendange entre par le haut du coteau et descend par son poids : la table de tri, la cuve, la galerie. Le cabernet franc cuve trois semaines en béton. Le chenin fermente en fûts de quatre cents litres, avec ses levures.\n\nLe chêne vient de la forêt de Bercé. Il sèche trois ans à l’air, puis sert dix ans.',
      picture: place('chene-grain.jpg', 'Veinage d’une planche de chêne'),
      caption: 'Une douelle, avant le cintrage.',
      side: 'right',
      shape: 'square',
      ground: 'tint',
    },
    {
      type: 'team',
      eyebrow: 'Les gens',
      title: 'Sept à l’année, trente en septembre',
      people: [
        {
          name: 'Élise Maugeais',
          role: 'Vinificatrice',
          text: 'Elle passe tous les fûts en revue le premier lundi du mois.',
        },
        {
          name: 'Paul Maugeais',
          role: 'Chef de culture',
          text: 'Il connaît les cinquante-deux parcelles par leur nom, et deux d’entre elles par leur mauvais caractère.',
        },
        { name: 'Martial Oger', role: 'Tractoriste depuis 1991', text: 'Il a tracé la moitié des rangs.' },
        { name: 'Inès Calvet', role: 'Caveau et expéditions', text: 'C’est elle qui répond au téléphone.' },
        { name: 'Lucie et Amadou', role: 'À la vigne et au chai', text: 'L’un ou l’autre, selon le mois.' },
        { name: 'Yann', role: 'À la vigne et au chai', text: 'Et au four à pain, le dimanche.' },
      ],
    },
    {
      type: 'medals',
      eyebrow: 'Récompenses',
      title: 'Ce que les jurys ont goûté',
      count: 6,
      link: { label: 'Voir tous nos vins', href: '/nos-vins' },
    },
    {
      type: 'questions',
      eyebrow: 'Bon à savoir',
      title: 'Ce que l’on nous demande souvent',
      questions: [
        {
          question: 'Faut-il prendre rendez-vous ?',
          answer:
            'Pour goûter, non : poussez la porte aux heures du caveau. Pour descendre dans les galeries, réservez votre visite ; les groupes y sont petits.',
        },
        {
          question: 'Fait-il froid dans les caves ?',
          answer: 'Onze degrés et demi, été comme hiver. Prenez un lainage, même en août.',
        },
        {
          question: 'Vos vignes sont-elles enherbées ?',
          answer: 'Un rang sur deux. L’autre est labouré, et l’on change chaque année.',
        },
        {
          question: 'Combien de temps garder un chenin ?',
          answer:
            'La Perrine se boit dans les cinq ans. L’Heure Dorée et Pierre Levée en attendent quinze sans se plaindre.\n\nLa fiche de chaque vin donne ses années.',
        },
        {
          question: 'Les chiens sont-ils les bienvenus ?',
          answer: 'Au jardin, toujours. Dans les galeries, tenus court : il y a des marches.',
        },
      ],
      link: { label: 'Nous poser une autre question', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
  en: [
    {
      type: 'hero',
      eyebrow: 'Since 1898',
      title: 'Our estate',
      text: 'A house of pale stone, cellars cut by hand, a hawthorn hedge.',
      picture: place(
        'galerie-tuffeau.jpg',
        'Gallery hewn in tuffeau with sparkling wine stacked on laths under warm bulbs',
      ),
      height: 'tall',
    },
    {
      type: 'text',
      title: 'The same stone, from the other end',
      text: 'In 1898 Prosper Maugeais is a quarryman at Turquant. The hillside he cuts his blocks from comes up for sale; he buys it, plants a hectare on top and gives the rock his wife’s name, Perrine. The empty galleries become cellars. We have worked the stone through its roots ever since.',
      align: 'center',
      size: 'lead',
      ornament: place('ornement-aubepine.svg'),
    },
    {
      type: 'steps',
      eyebrow: 'History',
      title: 'Five generations',
      steps: [
        {
          mark: '1898',
          title: 'The quarryman',
          text: 'Prosper plants one hectare of Breton, as Cabernet Franc is still called here.',
        },
        {
          mark: '1921',
          title: 'The great gallery',
          text: 'Auguste joins the cellars together. Two winters with a pick, forty metres of vault, as wide as a cart.',
        },
        {
          mark: '1953',
          title: 'The hedge and the bottle',
          text: 'Jeanne comes from Savennières with two plots of schist. She plants the hawthorn and is the first to bottle the wine at the estate.',
        },
        {
          mark: '1986',
          title: 'The bubbles',
          text: 'Odile and Bernard lay down their first crémant. Eight hundred bottles, in the farthest gallery.',
        },
        {
          mark: '2014',
          title: 'Brother and sister',
          text: 'Élise makes the wine, Paul runs the vineyard. They give each plot its own vat and reopen the well of the clos.',
        },
      ],
      ground: 'tint',
    },
    {
      type: 'story',
      eyebrow: 'The soils',
      title: 'White, yellow, blue',
      text: '*White tuffeau* at Turquant. A micaceous chalk under forty centimetres of clay; roots go down six metres. Cabernet Franc and Chenin.\n\n*Yellow tuffeau* at Chinon, in the Clos du Puits. Sandier, quicker to drain, due south above the Vienne.\n\n*Blue schist* at Savennières and in the Layon. Jeanne’s stone: it splits into leaves and holds the heat. Two plots, one hectare between them, on top of the eighteen on tuffeau.',
      picture: place('mur-tuffeau-soir.jpg', 'Tuffeau stone wall with vine-leaf shadows in evening light'),
      caption: 'White tuffeau, from Prosper’s quarry.',
      side: 'right',
      shape: 'square',
    },
    {
      type: 'quote',
      text: 'Plant the hedge first. Then the vines will know they are home.',
      author: 'Jeanne Maugeais, to her son, 1961',
      ground: 'primary',
    },
    {
      type: 'story',
      eyebrow: 'The vines',
      title: 'Fifty-\u2060two plots',
      text: 'The smallest is eleven rows behind the bread oven. The oldest was planted in 1938. From the highest you can see two rivers.\n\nWe prune to a single Guyot and rub out buds by hand. Every other row is ploughed, the next one stays in grass. At harvest: thirty people, crates of fifteen kilos and, at Turquant, half an hour from vine to press.',
      picture: place(
        'vignoble-allee-portrait.jpg',
        'A grassy alley between two backlit rows of vines, autumn leaves and distant hills',
      ),
      caption: 'One row ploughed, one row in grass.',
    },
    {
      type: 'parcels',
      eyebrow: 'The hill of Turquant',
      title: 'Five pieces of land, one stone',
      text: 'Paul’s drawing, from the top down to the Loire. The Clos du Puits is at Chinon and Jeanne’s plot at Savennières: they do not fit on the sheet.',
      parcels: [
        {
          name: 'Les Aubépines',
          grape: 'Cabernet Franc',
          hectares: 7.4,
          text: 'Twelve plots around the house, and a vat for each.',
          contour: '30,34 52,30 58,46 50,58 32,54 26,44',
        },
        {
          name: 'La Perrine',
          grape: 'Chenin',
          hectares: 3.6,
          text: 'The top of the hill, where the chalk comes to the surface.',
          contour: '28,8 60,4 64,24 52,28 30,32 24,18',
        },
        {
          name: 'Les Vieux Bretons',
          grape: 'Cabernet Franc',
          hectares: 0.5,
          text: 'Planted in 1938, on tuffeau that is almost bare.',
          contour: '62,28 72,26 74,36 62,40',
        },
        {
          name: 'Le Nord',
          grape: 'Chenin, Chardonnay',
          hectares: 3,
          text: 'The coolest vines, those of the crémant.',
          contour: '66,4 92,8 94,26 76,28 68,22',
        },
        {
          name: 'The foot of the hill',
          grape: 'Cabernet Franc, Pineau d’Aunis',
          hectares: 2.1,
          text: 'Deeper earth, and longer nights in April.',
          contour: '36,60 52,62 66,50 84,54 80,68 56,74 38,70',
        },
      ],
      ground: 'tint',
    },
    {
      type: 'steps',
      eyebrow: 'The year',
      title: 'From pruning to the last pass',
      steps: [
        {
          mark: 'January',
          title: 'Pruning',
          text: 'Paul leaves the Chenin until last. Pruned late, it buds late and has less to fear from April.',
        },
        {
          mark: 'April',
          title: 'Clear nights',
          text: 'Below one degree, at four in the morning, we light the candles at the foot of the slope.',
        },
        {
          mark: 'June',
          title: 'Flowering',
          text: 'Ten days, a scent of mignonette. A hundred days later we pick.',
        },
        {
          mark: 'September',
          title: 'Harvest',
          text: 'First the crémant, then the Chenin, then the Cabernet Franc. All by hand, plot after plot.',
        },
        {
          mark: 'November',
          title: 'The passes',
          text: 'In the Layon we go through the same rows four times, and take only the shrivelled berries.',
        },
      ],
    },
    {
      type: 'story',
      eyebrow: 'The winery',
      title: 'Little oak, much stone',
      text: 'The grapes come in at the top of the hill and go down by their own weight: sorting table, vat, gallery. The Cabernet Franc spends three weeks in concrete. The Chenin ferments in casks of four hundred litres, on its own yeasts.\n\nThe oak comes from the forest of Bercé. It dries in the open for three years, then serves for ten.',
      picture: place('chene-grain.jpg', 'Grain of an oak plank'),
      caption: 'A stave, before it is bent.',
      side: 'right',
      shape: 'square',
      ground: 'tint',
    },
    {
      type: 'team',
      eyebrow: 'The people',
      title: 'Seven all year, thirty in September',
      people: [
        {
          name: 'Élise Maugeais',
          role: 'Winemaker',
          text: 'She goes through every cask on the first Monday of the month.',
        },
        {
          name: 'Paul Maugeais',
          role: 'Vineyard manager',
          text: 'He knows all fifty-two plots by name, and two of them by their temper.',
        },
        { name: 'Martial Oger', role: 'On the tractor since 1991', text: 'Half the rows are his lines.' },
        { name: 'Inès Calvet', role: 'Cellar door and parcels', text: 'She is the one who picks up the phone.' },
        { name: 'Lucie and Amadou', role: 'Vineyard and cellar', text: 'One or the other, as the month requires.' },
        { name: 'Yann', role: 'Vineyard and cellar', text: 'And the bread oven, on Sundays.' },
      ],
    },
    {
      type: 'medals',
      eyebrow: 'Awards',
      title: 'What the juries have tasted',
      count: 6,
      link: { label: 'See all our wines', href: '/nos-vins' },
    },
    {
      type: 'questions',
      eyebrow: 'Good to know',
      title: 'What we are often asked',
      questions: [
        {
          question: 'Do I need an appointment?',
          answer:
            'Not to taste: push the door during cellar hours. To go down into the galleries, book your visit; groups are small.',
        },
        {
          question: 'Is it cold in the cellars?',
          answer: 'Eleven and a half degrees, summer and winter alike. Bring a jumper, even in August.',
        },
        {
          question: 'Do you keep grass between the rows?',
          answer: 'In every other one. The other is ploughed, and they change places every year.',
        },
        {
          question: 'How long does a Chenin keep?',
          answer:
            'La Perrine is for the next five years. L’Heure Dorée and Pierre Levée will wait fifteen without complaint.\n\nThe page of each wine gives its years.',
        },
        {
          question: 'Are dogs welcome?',
          answer: 'In the garden, always. In the galleries on a short lead: there are steps.',
        },
      ],
      link: { label: 'Ask us something else', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
}
