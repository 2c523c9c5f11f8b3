import type { DemoFolder } from '#db/demo/journal.ts'
import { h2, h3, list, p, pull, text } from '#db/demo/rich-text.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const ELISE = 'Élise Maugeais'
const BAPTISTE = 'Baptiste Maugeais'

/** Two roots, one of which holds another folder. */
export const folders: readonly DemoFolder[] = [
  {
    texts: {
      fr: {
        name: 'À la vigne',
        slug: 'a-la-vigne',
        description: 'Les saisons, les sols et les gestes, racontés par ceux qui les font.',
      },
      en: {
        name: 'In the vines',
        slug: 'in-the-vines',
        description: 'Seasons, soils and gestures, told by those whose hands are in them.',
      },
    },
    articles: [
      {
        published: '2026-10-28',
        author: ELISE,
        picture: place('vignoble-rangs-automne.jpg'),
        wines: [1, 2, 9],
        texts: {
          fr: {
            title: 'Pourquoi nous laissons l’herbe entre les rangs',
            slug: 'pourquoi-l-herbe-entre-les-rangs',
            teaser: 'Elle boit, elle gêne, elle cache les cailloux. Nous ne nous en passerions plus.',
            alt: 'Rangs de vigne rougis par l’automne, vus d’en haut',
            content: text(
              p(
                'Il y a vingt ans, un rang propre était un rang nu. Mon grand-père passait la charrue quatre fois l’an et s’en trouvait bien. Le sol, un peu moins : après chaque orage, la terre blanche descendait jusqu’à la route.',
              ),
              h2('Ce que l’herbe prend'),
              p(
                'De l’eau, surtout en mai. Nous la fauchons donc un rang sur deux avant la fleur, et nous la couchons au rouleau plutôt que de la couper : elle fait un paillage qui garde la fraîcheur.',
              ),
              h2('Ce qu’elle rend'),
              list(
                'une terre qui tient : plus une ravine depuis 2014',
                'de l’ombre pour les vers, que l’on compte à la bêche chaque printemps',
                'des racines qui descendent, puisque la surface est prise',
              ),
              pull(
                'La vigne n’aime pas la concurrence. Elle aime encore moins l’ennui.',
                'Roger Maugeais, carnet de 1976',
              ),
              p(
                'Dans le verre, nous croyons reconnaître ces parcelles à leur fraîcheur. C’est peut-être de l’orgueil.',
              ),
            ),
          },
          en: {
            title: 'Why we leave grass between the rows',
            slug: 'why-we-leave-grass-between-the-rows',
            teaser: 'It drinks, it gets in the way, it hides the stones. We would not be without it.',
            alt: 'Rows of vines turned red by autumn, seen from above',
            content: text(
              p(
                'Twenty years ago a clean row was a bare one. My grandfather ploughed four times a year and was content. The soil was less so: after every storm white earth ran down to the road.',
              ),
              h2('What grass takes'),
              p(
                'Water, above all in May. So we mow every other row before flowering, and roll the grass flat rather than cut it: it makes a mulch that keeps the ground cool.',
              ),
              h2('What it gives'),
              list(
                'earth that holds: not one gully since 2014',
                'shade for the worms, which we count with a spade each spring',
                'roots that go down, since the surface is taken',
              ),
              pull('A vine does not like competition. It likes boredom even less.', 'Roger Maugeais, notebook of 1976'),
              p('In the glass we think we know these plots by their freshness. That may be pride.'),
            ),
          },
        },
      },
      {
        published: '2026-06-09',
        author: BAPTISTE,
        wines: [3, 4],
        texts: {
          fr: {
            title: 'La fleur, dix jours à ne rien faire',
            slug: 'la-fleur-dix-jours',
            teaser: 'On n’entre pas dans une vigne en fleur. On regarde le ciel et on range l’atelier.',
            content: text(
              p(
                'La fleur de vigne ne ressemble à rien : un capuchon vert qui tombe, cinq étamines, une odeur de réséda le soir. Elle dure dix jours s’il fait beau, trois semaines s’il pleut.',
              ),
              p(
                'Pendant ce temps on ne touche à rien. Un tracteur qui passe, c’est du pollen par terre. Alors on affûte, on graisse, on recompte les piquets.',
              ),
              h3('Ce que l’on attend'),
              p(
                'Une nouaison régulière. Si la fleur coule, les grappes seront lâches : moins de vin, souvent meilleur. Nous ne le souhaitons jamais à voix haute.',
              ),
            ),
          },
          en: {
            title: 'Flowering: ten days of doing nothing',
            slug: 'flowering-ten-days',
            teaser: 'Nobody walks into a flowering vineyard. We watch the sky and tidy the workshop.',
            content: text(
              p(
                'A vine flower looks like nothing much: a green cap that falls, five stamens, a scent of mignonette at dusk. It lasts ten days in fine weather, three weeks in rain.',
              ),
              p(
                'Meanwhile nothing is touched. A passing tractor means pollen on the ground. So we sharpen, we grease, we count the stakes again.',
              ),
              h3('What we hope for'),
              p(
                'An even set. If the flowers fail, bunches will be loose: less wine, often better. We never wish for it out loud.',
              ),
            ),
          },
        },
      },
    ],
    folders: [
      {
        texts: {
          fr: {
            name: 'Le tuffeau',
            slug: 'le-tuffeau',
            description: 'La pierre sous les vignes, et ce que l’on y a creusé.',
          },
          en: {
            name: 'Tuffeau',
            slug: 'tuffeau',
            description: 'The stone beneath the vines, and what was dug into it.',
          },
        },
        articles: [
          {
            published: '2026-08-18',
            author: BAPTISTE,
            picture: place('galerie-tuffeau.jpg'),
            wines: [7, 8],
            texts: {
              fr: {
                title: 'Six cent quarante mètres sous terre',
                slug: 'six-cent-quarante-metres-sous-terre',
                teaser: 'Qui a creusé nos galeries, avec quoi, et pourquoi elles tournent toujours à gauche.',
                alt: 'Galerie taillée dans le tuffeau, bouteilles empilées sur lattes à la lueur des ampoules',
                content: text(
                  p(
                    'Les premières entailles datent des carriers : au dix-neuvième siècle, on tirait d’ici la pierre des maisons de Saumur. Ils travaillaient au pic, à la lampe à huile, et vendaient leur bloc avant de l’avoir sorti.',
                  ),
                  h2('Toujours à gauche'),
                  p(
                    'Un droitier qui avance au pic dévie à gauche, d’un pas tous les vingt mètres. Nos galeries font donc, sans que personne l’ait voulu, presque un tour complet. On ressort à huit mètres de la porte.',
                  ),
                  h2('Onze degrés et demi'),
                  p(
                    'La température n’a pas bougé d’un degré depuis que nous la notons. C’est ce qu’il faut aux bulles : la prise de mousse y dure six semaines au lieu de trois, et la bulle y gagne en finesse.',
                  ),
                ),
              },
              en: {
                title: 'Six hundred and forty metres underground',
                slug: 'six-hundred-and-forty-metres-underground',
                teaser: 'Who dug our galleries, with what, and why they always bear left.',
                alt: 'Gallery hewn in tuffeau with sparkling wine stacked on laths under warm bulbs',
                content: text(
                  p(
                    'The first cuts were the quarrymen’s: in the nineteenth century the stone of Saumur’s houses came from here. They worked with picks, by oil lamp, and sold each block before it was out.',
                  ),
                  h2('Always to the left'),
                  p(
                    'A right-handed man who advances with a pick drifts left, one step in every twenty metres. So our galleries make, without anyone meaning it, almost a full turn. You come out eight metres from the door.',
                  ),
                  h2('Eleven and a half degrees'),
                  p(
                    'The temperature has not moved by one degree since we began to note it. Sparkling wine likes that: the second fermentation takes six weeks instead of three, and the bubbles are finer for it.',
                  ),
                ),
              },
            },
          },
          {
            published: '2026-04-22',
            author: ELISE,
            picture: place('mur-tuffeau-soir.jpg'),
            wines: [4, 3],
            texts: {
              fr: {
                title: 'Le goût de la pierre existe-t-il ?',
                slug: 'le-gout-de-la-pierre',
                teaser: 'On nous le demande à chaque visite. La réponse honnête tient en deux temps.',
                alt: 'Mur en pierre de tuffeau, ombres de feuilles de vigne dans la lumière du soir',
                content: text(
                  p(
                    'Non : une racine ne boit pas de craie. Elle prend de l’eau et des sels que l’on retrouverait ailleurs, en quantités que l’on ne sent pas.',
                  ),
                  p(
                    'Oui : la pierre décide de l’eau, l’eau décide de la maturité, la maturité décide de l’acidité. Et l’acidité, dans un chenin, c’est la colonne.',
                  ),
                  pull('On ne goûte pas la pierre. On goûte ce qu’elle a laissé faire.', ELISE),
                ),
              },
              en: {
                title: 'Is there such a thing as the taste of stone?',
                slug: 'the-taste-of-stone',
                teaser: 'We are asked on every visit. The honest answer has two halves.',
                alt: 'Tuffeau stone wall with vine-leaf shadows in evening light',
                content: text(
                  p(
                    'No: a root does not drink chalk. It takes water and salts that could be found elsewhere, in amounts nobody can taste.',
                  ),
                  p(
                    'Yes: stone decides on water, water on ripeness, ripeness on acidity. And in a Chenin, acidity is the spine.',
                  ),
                  pull('We do not taste the stone. We taste what it allowed.', ELISE),
                ),
              },
            },
          },
        ],
      },
    ],
  },
  {
    texts: {
      fr: { name: 'À table', slug: 'a-table', description: 'Ce que nous ouvrons, avec quoi, et à quelle température.' },
      en: { name: 'At table', slug: 'at-table', description: 'What we open, what with, and how cool.' },
    },
    articles: [
      {
        published: '2026-09-29',
        author: ELISE,
        picture: place('table-deux-verres.jpg'),
        wines: [1, 15],
        texts: {
          fr: {
            title: 'Un cabernet franc un peu frais',
            slug: 'un-cabernet-franc-un-peu-frais',
            teaser: 'Quatorze degrés, pas dix-huit. Une demi-heure de réfrigérateur change tout.',
            alt: 'Deux verres de vin rouge sur une table en chêne, bouteille floue et lumière de fenêtre',
            content: text(
              p(
                'La température de la pièce, dans les livres, c’était celle d’avant le chauffage central : seize degrés, quand tout allait bien. À vingt-deux, un cabernet franc se fatigue et l’alcool passe devant.',
              ),
              p(
                'Mettez la bouteille une demi-heure au réfrigérateur, ou dix minutes dans un seau d’eau fraîche. Servez à quatorze degrés ; le verre fera le reste.',
              ),
              list(
                'avec des rillons ou une terrine : treize degrés',
                'avec une volaille : quatorze',
                'avec un bœuf mijoté et un vieux millésime : seize, pas davantage',
              ),
            ),
          },
          en: {
            title: 'Cabernet Franc, slightly cool',
            slug: 'cabernet-franc-slightly-cool',
            teaser: 'Fourteen degrees, not eighteen. Half an hour in the fridge changes everything.',
            alt: 'Two glasses of red wine on an oak table, blurred bottle and window light',
            content: text(
              p(
                'Room temperature, in the books, was that of rooms before central heating: sixteen degrees on a good day. At twenty-two a Cabernet Franc tires, and alcohol steps forward.',
              ),
              p(
                'Put the bottle in the fridge for half an hour, or in a bucket of cool water for ten minutes. Pour at fourteen degrees; the glass will do the rest.',
              ),
              list(
                'with rillons or a terrine: thirteen degrees',
                'with poultry: fourteen',
                'with braised beef and an old vintage: sixteen, no more',
              ),
            ),
          },
        },
      },
      {
        published: '2025-12-15',
        author: BAPTISTE,
        wines: [6],
        texts: {
          fr: {
            title: 'Avec quoi ouvrir un coteaux-du-layon',
            slug: 'avec-quoi-ouvrir-un-coteaux-du-layon',
            teaser: 'Pas forcément avec le dessert. Cinq idées, du bleu au poulet.',
            content: text(
              p('Le sucre appelle le sel, le gras ou le piment, plus souvent que le sucre.'),
              list(
                'un bleu d’Auvergne et une poire encore ferme',
                'un poulet rôti au citron confit',
                'un foie gras, bien sûr, mais froid et poivré',
                'une tarte fine aux abricots, peu sucrée',
                'rien du tout, à dix-sept heures, devant la fenêtre',
              ),
              p('Dix degrés, de petits verres, et la bouteille qui reste bonne quinze jours au frais.'),
            ),
          },
          en: {
            title: 'What to open a Coteaux du Layon with',
            slug: 'what-to-open-a-coteaux-du-layon-with',
            teaser: 'Not always dessert. Five ideas, from blue cheese to chicken.',
            content: text(
              p('Sweetness calls for salt, fat or spice more often than for sweetness.'),
              list(
                'a Bleu d’Auvergne and a pear that is still firm',
                'roast chicken with preserved lemon',
                'foie gras, of course, but cold and peppered',
                'a thin apricot tart, barely sweet',
                'nothing at all, at five in the afternoon, by the window',
              ),
              p('Ten degrees, small glasses, and a bottle that keeps for a fortnight in the cool.'),
            ),
          },
        },
      },
    ],
  },
]
