import type { Colour, Kind, Meal } from '#contract/catalogue/closed-sets.ts'

type Phrases = readonly string[]

/**
 * What people type besides names, and what it means. One table for all languages, for people type either whatever the
 * page speaks. Without accents, in the singular: plurals in s are understood by themselves, others stand here too.
 */
interface SearchVocabulary {
  colours: Readonly<Record<Colour, Phrases>>
  kinds: Readonly<Record<Kind, Phrases>>
  /** What a wine goes with: how that is called, and what belongs to it on a plate. */
  meals: Readonly<Record<Meal, { names: Phrases; foods: Phrases }>>
  /** What one celebrates or gives, and the kinds of things that are made for it. */
  occasions: readonly { kinds: readonly Kind[]; phrases: Phrases }[]
  /** Names that belong to other regions, and what one has of that kind here. */
  foreignNames: Readonly<Partial<Record<Kind, Phrases>>>
  /** By millilitres. */
  formats: Readonly<Record<number, Phrases>>
  /** By millilitres too. */
  units: Readonly<Record<number, Phrases>>
  /** Said as a whole and meant as words: a part of them would mean something else. */
  phrases: Phrases
  /** Said of everything in the shop, or of nothing in particular; left out unless nothing else is said. */
  noise: Phrases
}

export const searchVocabulary: SearchVocabulary = {
  colours: {
    RED: ['rouge', 'red'],
    WHITE: ['blanc', 'blanche', 'white'],
    ROSE: ['rose', 'pink'],
  },
  kinds: {
    STILL: ['vin tranquille', 'still wine'],
    SPARKLING: [
      'effervescent',
      'bulle',
      'fine bulle',
      'petillant',
      'petillant naturel',
      'pet nat',
      'petnat',
      'mousseux',
      'vin mousseux',
      'methode traditionnelle',
      'traditional method',
      'sparkling',
      'sparkling wine',
      'bubble',
      'bubbly',
      'fizz',
    ],
    SWEET: [
      'moelleux',
      'liquoreux',
      'vin doux',
      'doux',
      'douce',
      'vendange tardive',
      'vin de dessert',
      'sweet',
      'sweet wine',
      'dessert wine',
      'late harvest',
    ],
    CASE: ['coffret', 'assortiment', 'case', 'mixed case', 'box', 'boxes'],
    GIFT_BOX: ['coffret', 'coffret cadeau', 'coffrets cadeaux', 'gift box', 'gift boxes', 'gift set', 'box', 'boxes'],
    GLASSWARE: ['verre', 'verrerie', 'verre a vin', 'carafe', 'glass', 'glasses', 'glassware', 'decanter'],
    ACCESSORY: ['accessoire', 'tire bouchon', 'sommelier', 'accessory', 'accessories', 'corkscrew'],
    JUICE: ['jus', 'jus de raisin', 'sans alcool', 'juice', 'grape juice', 'alcohol free', 'non alcoholic'],
    FOOD: ['epicerie', 'epicerie fine', 'food', 'fine food', 'delicatessen'],
    GIFT_CARD: [
      'carte cadeau',
      'cartes cadeaux',
      'bon cadeau',
      'bons cadeaux',
      'bon d achat',
      'cheque cadeau',
      'cheques cadeaux',
      'gift card',
      'gift voucher',
      'voucher',
    ],
  },
  meals: {
    APERITIF: {
      names: ['aperitif', 'apero', 'aperitivo', 'pour l apero'],
      foods: ['tapas', 'amuse bouche', 'gougere', 'olive', 'canape', 'nibbles', 'snack'],
    },
    FISH: {
      names: ['poisson', 'fruits de mer', 'fruit de mer', 'crustace', 'coquillage', 'fish', 'seafood', 'shellfish'],
      foods: [
        'huitre',
        'saumon',
        'homard',
        'langouste',
        'langoustine',
        'crevette',
        'moules',
        'coquilles saint jacques',
        'saint jacques',
        'st jacques',
        'turbot',
        'sandre',
        'brochet',
        'bar grille',
        'cabillaud',
        'thon',
        'truite',
        'sardine',
        'rouget',
        'sushi',
        'crabe',
        'oyster',
        'salmon',
        'lobster',
        'prawn',
        'shrimp',
        'mussel',
        'scallop',
        'tuna',
        'trout',
        'crab',
      ],
    },
    POULTRY: {
      names: ['volaille', 'viande blanche', 'poultry', 'white meat'],
      foods: [
        'poulet',
        'chapon',
        'dinde',
        'pintade',
        'caille',
        'veau',
        'porc',
        'lapin',
        'chicken',
        'turkey',
        'guinea fowl',
        'quail',
        'veal',
        'pork',
        'rabbit',
      ],
    },
    RED_MEAT: {
      names: ['viande', 'viande rouge', 'gibier', 'meat', 'red meat', 'game'],
      foods: [
        'boeuf',
        'cote de boeuf',
        'entrecote',
        'agneau',
        'gigot',
        'canard',
        'magret',
        'sanglier',
        'chevreuil',
        'barbecue',
        'grillade',
        'steak',
        'beef',
        'lamb',
        'duck',
        'venison',
      ],
    },
    CHEESE: {
      names: ['fromage', 'plateau de fromages', 'cheese', 'cheese board', 'cheeseboard'],
      foods: [
        'chevre',
        'comte',
        'roquefort',
        'camembert',
        'brie',
        'raclette',
        'fondue',
        'tomme',
        'bleu',
        'goat cheese',
        'goat s cheese',
        'blue cheese',
        'cheddar',
      ],
    },
    DESSERT: {
      names: ['dessert', 'pudding'],
      foods: [
        'gateau',
        'gateaux',
        'tarte',
        'patisserie',
        'chocolat',
        'foie gras',
        'cake',
        'tart',
        'pastry',
        'chocolate',
      ],
    },
  },
  occasions: [
    {
      kinds: ['GIFT_BOX', 'GIFT_CARD'],
      phrases: [
        'cadeau',
        'cadeaux',
        'idee cadeau',
        'idees cadeaux',
        'offrir',
        'a offrir',
        'fete des meres',
        'fete des peres',
        'saint valentin',
        'gift',
        'gift idea',
        'present',
        'mother s day',
        'father s day',
        'valentine',
      ],
    },
    {
      kinds: ['SPARKLING'],
      phrases: [
        'fete',
        'mariage',
        'reveillon',
        'nouvel an',
        'bapteme',
        'celebration',
        'party',
        'parties',
        'wedding',
        'new year',
      ],
    },
    {
      kinds: ['SPARKLING', 'GIFT_BOX', 'GIFT_CARD'],
      phrases: ['anniversaire', 'noel', 'birthday', 'christmas', 'xmas'],
    },
  ],
  foreignNames: {
    SPARKLING: ['champagne', 'prosecco', 'cava'],
    SWEET: ['sauternes', 'monbazillac', 'jurancon', 'tokaji', 'porto', 'port wine'],
  },
  formats: {
    187: ['quart', 'quarter bottle'],
    200: ['piccolo', 'quart'],
    375: [
      'demi',
      'demie',
      'demi bouteille',
      'demies bouteilles',
      '1 2 bouteille',
      'fillette',
      'half',
      'halves',
      'half bottle',
    ],
    620: ['clavelin'],
    750: ['bouteille', 'bottle'],
    1000: ['litre', 'liter'],
    1500: ['magnum'],
    3000: ['jeroboam', 'double magnum', 'bib', 'cubi', 'bag in box'],
    5000: ['bib', 'cubi', 'bag in box', 'fontaine a vin'],
    6000: ['mathusalem', 'methuselah', 'imperiale', 'imperial'],
  },
  units: {
    1: ['ml', 'millilitre', 'millilitres'],
    10: ['cl', 'centilitre', 'centilitres', 'centiliter', 'centiliters'],
    1000: ['l', 'litre', 'litres', 'liter', 'liters'],
  },
  phrases: [
    'demi sec',
    'blanc de blancs',
    'blanc de noirs',
    'pinot blanc',
    'grenache blanc',
    'sauvignon blanc',
    'rose des vents',
    'fruits rouges',
    'fruits blancs',
    'beurre blanc',
  ],
  noise:
    'vin vins wine wines millesime vintage annee year format accord accords accompagner boire que quel quelle le la les l un une des du de d au aux et en avec pour the a an of and with for to what'.split(
      ' ',
    ),
}
