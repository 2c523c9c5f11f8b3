import type { DemoNews } from '#db/demo/journal.ts'
import { figure, h2, list, p, pull, table, text } from '#db/demo/rich-text.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const CRATE = place('caisse-vendange.jpg')
const GALLERY = place('galerie-tuffeau.jpg')

export const news: readonly DemoNews[] = [
  {
    published: '2026-11-05',
    promoted: { from: '2026-11-05' },
    picture: GALLERY,
    texts: {
      fr: {
        title: 'Portes ouvertes dans les galeries, les 5 et 6 décembre',
        slug: 'portes-ouvertes-dans-les-galeries',
        teaser:
          'Deux jours pour descendre au frais, goûter les vins de l’année au fût et repartir avec quelques bouteilles.',
        alt: 'Galerie taillée dans le tuffeau, bouteilles empilées sur lattes à la lueur des ampoules',
        content: text(
          p(
            'Comme chaque année au premier week-end de décembre, nous allumons toutes les ampoules des galeries. Samedi et dimanche, de dix heures à dix-huit heures, vous entrez par la grande porte et vous suivez le fil.',
          ),
          h2('Ce qui vous attend'),
          list(
            'les vins de 2026, tirés du fût avec Élise',
            'trois millésimes des *Aubépines*, du plus jeune au plus patient',
            'la visite des galeries basses, toutes les heures (soixante-deux marches, prenez un lainage)',
            'des rillons et du pain chaud devant le chai',
          ),
          h2('Pour venir'),
          p(
            'Le parking est en haut du coteau. L’entrée est libre, sans réservation ; la visite des galeries basses se fait par groupes de quinze. Celui qui conduit repart avec une demi-bouteille, à ouvrir chez lui.',
          ),
        ),
      },
      en: {
        title: 'Open days in the galleries, 5 and 6 December',
        slug: 'open-days-in-the-galleries',
        teaser:
          'Two days to come down into the cool, taste this year’s wines from the barrel and leave with a few bottles.',
        alt: 'Gallery hewn in tuffeau with sparkling wine stacked on laths under warm bulbs',
        content: text(
          p(
            'As every year on the first weekend of December, we light every bulb in the galleries. On Saturday and Sunday, from ten to six, you come in by the great door and follow the wire.',
          ),
          h2('What awaits you'),
          list(
            'the wines of 2026, drawn from the barrel with Élise',
            'three vintages of *Les Aubépines*, from the youngest to the most patient',
            'the lower galleries, every hour on the hour (sixty-two steps, bring a jumper)',
            'rillons and warm bread outside the cellar',
          ),
          h2('Getting here'),
          p(
            'The car park is at the top of the slope. Entry is free and needs no booking; the lower galleries are visited in groups of fifteen. Whoever drives leaves with a half-bottle, to open at home.',
          ),
        ),
      },
    },
  },
  {
    published: '2026-10-19',
    picture: CRATE,
    texts: {
      fr: {
        title: 'Vendanges 2026 : dix-neuf jours, et le chenin en dernier',
        slug: 'vendanges-2026',
        teaser: 'Un été sec, un orage au bon moment, des peaux épaisses. Le récit parcelle par parcelle.',
        alt: 'Caisse de vendange en bois remplie de raisin noir entre les rangs, lumière du soir',
        content: text(
          p(
            'Le premier sécateur a claqué le 14 septembre dans les rosés, le dernier le 16 octobre dans les chenins du Puits. Entre les deux, dix-neuf jours de coupe et treize de patience.',
          ),
          p(
            'L’été avait été sec. Le tuffeau a fait son métier : il a rendu l’eau de l’hiver, goutte à goutte, et les feuilles sont restées vertes jusqu’à la fin août. L’orage du 2 septembre, vingt-deux millimètres en une nuit, a remis tout le monde d’accord.',
          ),
          figure({
            media: CRATE.media,
            file: 'caisse-vendange.jpg',
            width: 1600,
            height: 1200,
            alt: 'Caisse de vendange en bois remplie de raisin noir, posée entre les rangs',
            caption: 'Cabernet franc des Aubépines, le 24 septembre.',
          }),
          h2('En quelques nombres'),
          table('Vendanges 2026, par cépage', [
            ['Cépage', 'Premier jour', 'Dernier jour', 'Rendement'],
            ['Grolleau et cabernet (rosés)', '14 septembre', '15 septembre', '46 hl/ha'],
            ['Cabernet franc', '21 septembre', '2 octobre', '38 hl/ha'],
            ['Chenin sec', '28 septembre', '6 octobre', '35 hl/ha'],
            ['Chenin des derniers tris', '12 octobre', '16 octobre', '14 hl/ha'],
          ]),
          pull('Des peaux épaisses, des jus clairs. On a peu pigé, on a beaucoup attendu.', 'Élise Maugeais'),
          p(
            'Les rouges finissent leurs fermentations dans la galerie du haut. Les premiers goûts se font [au caveau](/nous-contacter), sur demande, à partir de la mi-novembre.',
          ),
        ),
      },
      en: {
        title: 'Harvest 2026: nineteen days, Chenin last',
        slug: 'harvest-2026',
        teaser: 'A dry summer, a storm at the right moment, thick skins. The story, plot by plot.',
        alt: 'Wooden harvest crate full of dark grapes between the vines in evening light',
        content: text(
          p(
            'The first secateurs snapped on 14 September in the rosés, the last on 16 October in the Chenin of Le Puits. In between, nineteen days of picking and thirteen of patience.',
          ),
          p(
            'The summer had been dry. The tuffeau did its work: it gave back the winter’s water drop by drop, and the leaves stayed green until the end of August. The storm of 2 September, twenty-two millimetres in one night, settled every argument.',
          ),
          figure({
            media: CRATE.media,
            file: 'caisse-vendange.jpg',
            width: 1600,
            height: 1200,
            alt: 'Wooden harvest crate full of dark grapes, standing between the rows',
            caption: 'Cabernet Franc of Les Aubépines, 24 September.',
          }),
          h2('In a few numbers'),
          table('Harvest 2026, by grape', [
            ['Grape', 'First day', 'Last day', 'Yield'],
            ['Grolleau and Cabernet (rosés)', '14 September', '15 September', '46 hl/ha'],
            ['Cabernet Franc', '21 September', '2 October', '38 hl/ha'],
            ['Dry Chenin', '28 September', '6 October', '35 hl/ha'],
            ['Chenin of the last passes', '12 October', '16 October', '14 hl/ha'],
          ]),
          pull('Thick skins, clear juice. We punched down little and waited a lot.', 'Élise Maugeais'),
          p(
            'The reds are finishing their fermentations in the upper gallery. First tastes [at the cellar door](/en/nous-contacter), on request, from mid-November.',
          ),
        ),
      },
    },
  },
  {
    published: '2026-09-11',
    texts: {
      fr: {
        title:
          'Le caveau change d’horaires pendant les vendanges, du 14 septembre au 17 octobre, tous les matins sauf le samedi',
        slug: 'horaires-du-caveau-pendant-les-vendanges',
        teaser: 'Tout le monde est aux vignes : le caveau ouvre l’après-midi seulement, et toute la journée le samedi.',
        content: text(
          p(
            'Du 14 septembre au 17 octobre, nous sommes aux vignes le matin. Le caveau ouvre de quatorze heures à dix-huit heures du lundi au vendredi, et comme d’habitude le samedi.',
          ),
          p('Les commandes partent chaque soir, comme le reste de l’année.'),
        ),
      },
      en: {
        title:
          'The cellar door keeps other hours during the harvest, from 14 September to 17 October, every morning but Saturday’s',
        slug: 'cellar-door-hours-during-the-harvest',
        teaser: 'Everyone is in the vines: the cellar door opens in the afternoon only, and all day on Saturdays.',
        content: text(
          p(
            'From 14 September to 17 October we spend our mornings in the vines. The cellar door is open from two to six, Monday to Friday, and as usual on Saturdays.',
          ),
          p('Orders leave every evening, as they do all year.'),
        ),
      },
    },
  },
  {
    published: '2026-07-02',
    picture: place('table-deux-verres.jpg'),
    texts: {
      fr: {
        title: 'Trois soirées sous le tilleul',
        slug: 'trois-soirees-sous-le-tilleul',
        teaser: 'Les jeudis 9, 16 et 23 juillet, une table, un fromager de Sainte-Maure et nos chenins.',
        alt: 'Deux verres de vin rouge sur une table en chêne, bouteille floue et lumière de fenêtre',
        content: text(
          p(
            'Trois jeudis de juillet, nous sortons la longue table sous le tilleul de la cour. Un fromager de Sainte-Maure apporte ses chèvres, du plus frais au plus sec ; nous servons en face un chenin de chaque âge.',
          ),
          p('Douze places par soir, à dix-neuf heures trente. On s’inscrit au caveau ou [par écrit](/nous-contacter).'),
        ),
      },
      en: {
        title: 'Three evenings under the lime tree',
        slug: 'three-evenings-under-the-lime-tree',
        teaser: 'On 9, 16 and 23 July: one table, a cheesemaker from Sainte-Maure and our Chenins.',
        alt: 'Two glasses of red wine on an oak table, blurred bottle and window light',
        content: text(
          p(
            'On three Thursdays in July we set the long table under the lime tree in the yard. A cheesemaker from Sainte-Maure brings his goat’s cheeses, from the freshest to the driest; we pour a Chenin of each age beside them.',
          ),
          p(
            'Twelve seats each evening, at half past seven. Put your name down at the cellar door or [in writing](/en/nous-contacter).',
          ),
        ),
      },
    },
  },
  {
    published: '2026-05-12',
    texts: {
      fr: {
        title: 'L’aubépine a fleuri le 3 mai',
        slug: 'l-aubepine-a-fleuri',
        teaser: 'Neuf jours plus tôt que la moyenne de nos carnets, qui commencent en 1931.',
        content: text(
          p(
            'Depuis 1931, quelqu’un de la famille note le jour où la haie du portail fleurit. Cette année c’était le 3 mai, un dimanche, neuf jours avant la moyenne.',
          ),
          p('Cela ne dit rien du vin. Cela dit seulement qu’il faudra finir le palissage avant la Pentecôte.'),
        ),
      },
      en: {
        title: 'The hawthorn bloomed on 3 May',
        slug: 'the-hawthorn-bloomed',
        teaser: 'Nine days earlier than the average of our notebooks, which begin in 1931.',
        content: text(
          p(
            'Since 1931 someone in the family has noted the day the hedge by the gate blooms. This year it was 3 May, a Sunday, nine days ahead of the average.',
          ),
          p('It says nothing about the wine. It only says that the vines must be tied before Whitsun.'),
        ),
      },
    },
  },
  {
    published: '2026-03-16',
    promoted: { from: '2026-03-16', until: '2026-04-15' },
    picture: place('cave-barriques.jpg'),
    texts: {
      fr: {
        title: 'Les Aubépines 2023 sont en bouteille',
        slug: 'les-aubepines-2023-en-bouteille',
        teaser: 'Quatorze mois de barrique, une mise en lune descendante, huit mille bouteilles.',
        alt: 'Cave voûtée en pierre bordée de barriques de chêne, sous une lumière chaude',
        content: text(
          p(
            'La mise a pris deux jours, les 10 et 11 mars. Huit mille bouteilles et deux cents magnums reposent maintenant dans la galerie neuve ; elles en sortiront quand elles auront oublié le voyage.',
          ),
          p('Le millésime est plus clair que 2022, plus droit aussi. On le trouvera [parmi nos vins](/nos-vins).'),
        ),
      },
      en: {
        title: 'Les Aubépines 2023 is in bottle',
        slug: 'les-aubepines-2023-in-bottle',
        teaser: 'Fourteen months in barrel, bottled on a waning moon, eight thousand bottles.',
        alt: 'Vaulted stone cellar lined with oak barrels in warm lamplight',
        content: text(
          p(
            'Bottling took two days, 10 and 11 March. Eight thousand bottles and two hundred magnums now rest in the new gallery; they will leave it once they have forgotten the journey.',
          ),
          p(
            'The vintage is lighter in colour than 2022, and straighter. You will find it [among our wines](/en/nos-vins).',
          ),
        ),
      },
    },
  },
  {
    published: '2026-01-20',
    picture: place('vignoble-crete-brume.jpg'),
    texts: {
      fr: {
        title: 'La taille a commencé par le haut',
        slug: 'la-taille-a-commence',
        teaser: 'Quatre tailleurs, cinquante-deux parcelles, et l’ordre que dicte le gel.',
        alt: 'Crête de vignes dans la brume',
        content: text(
          p(
            'On taille d’abord les parcelles du plateau, où le gel ne descend pas. Les fonds attendront la mi-mars : une vigne taillée tard débourre tard, et passe sous les gelées d’avril.',
          ),
          p('Les sarments restent entre les rangs, broyés. Une brassée part pour les grillades du caveau.'),
        ),
      },
      en: {
        title: 'Pruning began at the top',
        slug: 'pruning-began-at-the-top',
        teaser: 'Four pruners, fifty-two plots, and the order that frost dictates.',
        alt: 'A ridge of vines in the mist',
        content: text(
          p(
            'We prune the plots on the plateau first, where frost does not settle. The low ground waits until mid-March: vines pruned late bud late, and slip under the April frosts.',
          ),
          p('The cuttings stay between the rows, shredded. One armful is kept for the cellar’s grill.'),
        ),
      },
    },
  },
  {
    published: '2025-12-08',
    picture: place('mur-tuffeau-soir.jpg'),
    texts: {
      fr: {
        title: 'Un mur remonté, pierre par pierre',
        slug: 'un-mur-remonte',
        teaser:
          'Le mur du chai penchait depuis 1958. Deux maçons de Montsoreau l’ont redressé sans une goutte de ciment.',
        alt: 'Mur en pierre de tuffeau, ombres de feuilles de vigne dans la lumière du soir',
        content: text(
          p(
            'Trois cent dix blocs numérotés à la craie, descendus, brossés, remontés à la chaux. Deux maçons de Montsoreau y ont passé six semaines. Le mur a retrouvé son aplomb, et nous, une date gravée que personne n’avait vue : 1834.',
          ),
        ),
      },
      en: {
        title: 'A wall rebuilt, stone by stone',
        slug: 'a-wall-rebuilt',
        teaser:
          'The cellar wall had leaned since 1958. Two masons from Montsoreau set it straight without a drop of cement.',
        alt: 'Tuffeau stone wall with vine-leaf shadows in evening light',
        content: text(
          p(
            'Three hundred and ten blocks, numbered in chalk, taken down, brushed and set again in lime. Two masons from Montsoreau spent six weeks on it. The wall is upright again, and we have found a carved date that nobody had seen: 1834.',
          ),
        ),
      },
    },
  },
  {
    published: '2026-11-10',
    isDraft: true,
    texts: {
      fr: {
        title: 'Nouvelle cuvée, nom à choisir',
        slug: 'nouvelle-cuvee-nom-a-choisir',
        content: text(p('À relire avec Élise avant de publier.')),
      },
      en: {
        title: 'A new cuvée, name to be chosen',
        slug: 'a-new-cuvee-name-to-be-chosen',
        content: text(p('To be read again with Élise before publishing.')),
      },
    },
  },
  {
    published: { inDays: 30 },
    texts: {
      fr: {
        title: 'Les magnums de Noël sont réservables',
        slug: 'les-magnums-de-noel',
        teaser: 'Soixante magnums des Aubépines 2020, en caisse de bois.',
        content: text(p('Soixante magnums, pas un de plus. Ils se retirent au caveau ou partent en caisse de bois.')),
      },
      en: {
        title: 'Christmas magnums can be reserved',
        slug: 'christmas-magnums',
        teaser: 'Sixty magnums of Les Aubépines 2020, in wooden cases.',
        content: text(
          p('Sixty magnums and not one more. Collect them at the cellar door, or have them sent in a wooden case.'),
        ),
      },
    },
  },
]
