import { type DemoEvent, saturdayAfter } from '#db/demo/events.ts'
import { place } from './pictures.ts'

export const events: readonly DemoEvent[] = [
  {
    day: saturdayAfter(18),
    from: 10 * 60,
    until: 18 * 60,
    capacity: 60,
    picture: place('mur-tuffeau-soir.jpg', 'Mur de tuffeau dans la lumière du soir'),
    texts: {
      fr: {
        title: 'Portes ouvertes',
        description:
          'Les galeries de tuffeau sont ouvertes toute la journée, bougies allumées jusqu’au fond. Élise et son père y font goûter les cuvées de l’année au fût, puis les bouteilles qui attendent depuis dix ans.\n\nÀ midi, une soupe au feu de bois et le pain du village. À 15 h, Paul montre la taille de l’aubépine et celle de la vigne : on peut prendre le sécateur. Les enfants sont attendus : un jus de raisin les attend aussi.',
        place: 'Caveau de la Roche-Perrine, 7, chemin de la Carrière-Haute, Turquant',
        price: 'Entrée libre, verre de dégustation consigné 3 €',
      },
      en: {
        title: 'Open day',
        description:
          'The tuffeau galleries are open all day, with candles lit to the very end. Élise and her father pour this year’s wines from the barrel, then bottles that have been waiting for ten years.\n\nAt noon, soup from the wood fire and bread from the village. At 3 pm, Paul shows how the hawthorn and the vine are pruned: you may take the secateurs. Children are expected, and so is their grape juice.',
        place: 'Cellar of the Roche-Perrine, 7, chemin de la Carrière-Haute, Turquant',
        price: 'Free entry, €3 deposit for the tasting glass',
      },
    },
    guests: [
      { firstname: 'Jeanne', lastname: 'Guillory', email: 'jeanne.guillory@example.org', people: 4 },
      {
        firstname: 'Marc',
        lastname: 'Anselin',
        email: 'marc.anselin@example.org',
        people: 2,
        message: 'Nous viendrons pour la soupe.',
      },
      { firstname: 'Odile', lastname: 'Ravary', email: 'odile.ravary@example.org', people: 6 },
      { firstname: 'Thomas', lastname: 'Nivet', email: 'thomas.nivet@example.org', people: 2 },
    ],
  },
  {
    day: () => '2026-09-12',
    from: 9 * 60,
    until: 17 * 60,
    capacity: 24,
    picture: place('vignoble-rangs-automne.jpg', 'Rangs de vigne en automne'),
    texts: {
      fr: {
        title: 'Une journée de vendange',
        description:
          'Vingt-quatre paires de mains sur la parcelle du Puits, un repas à la longue table, puis le pressoir jusqu’au soir. Merci à ceux qui sont venus : votre chenin a fini de fermenter.',
        place: 'Parcelle du Puits, Turquant',
        price: 'Repas compris, 25 €',
      },
      en: {
        title: 'A day of harvest',
        description:
          'Twenty-four pairs of hands in the Puits vineyard, a meal at the long table, then the press until evening. Thank you to all who came: your Chenin has finished fermenting.',
        place: 'The Puits vineyard, Turquant',
        price: 'Meal included, €25',
      },
    },
    guests: [],
  },
]
