import type { DemoCatalogue } from '#db/demo/catalogue.ts'
import { BOTTLED_UNDER_NITROGEN, CLEARED_WITH_EGG, KEPT_CLEAR } from '#db/demo/label-words.ts'
import { place } from './pictures.ts'

const GRAND_VIN = place('mirandel-grand-vin-2019.png')
const LE_QUAI = place('mirandel-le-quai-2021.png')
const ROSE = place('mirandel-rose-2024.png')
const BLANC = place('mirandel-blanc-2023.png')

/** The château shows its wines and sells none here: its own, and three that stay on the table of the house. */
export const catalogue: DemoCatalogue = {
  products: [
    {
      id: 1,
      type: 'WINE',
      kind: 'STILL',
      subtype: 'BOTTLE',
      reference: 'MIR',
      colour: 'RED',
      appellation: 'Haut-Médoc',
      grapes: { 'Cabernet sauvignon': 64, Merlot: 27, 'Cabernet franc': 9 },
      dishes: ['RED_MEAT', 'CHEESE'],
      priceCents: 4600,
      picture: GRAND_VIN,
      texts: {
        fr: {
          name: 'Château Mirandel',
          slug: 'chateau-mirandel',
          teaser: 'Cassis, graphite, cèdre. Dix-huit mois de barrique, deux ans de bouteille.',
          description:
            'Une croupe de graves, à quatre cents mètres de l’estuaire. Le cabernet sauvignon y mûrit lentement, et tard.\n\nDix-huit mois de barrique, un tiers de bois neuf. Deux ans de bouteille avant de quitter la maison.',
          metaDescription:
            'Château Mirandel 2019, Haut-Médoc : cabernet sauvignon, merlot et cabernet franc, dix-huit mois de barrique.',
        },
        en: {
          name: 'Château Mirandel',
          slug: 'chateau-mirandel',
          teaser: 'Blackcurrant, graphite, cedar. Eighteen months in barrel, two years in bottle.',
          description:
            'A rise of gravel, four hundred metres from the estuary. Cabernet Sauvignon ripens slowly here, and late.\n\nEighteen months in barrel, one third new oak. Two years in bottle before it leaves the house.',
          metaDescription:
            'Château Mirandel 2019, Haut-Médoc: Cabernet Sauvignon, Merlot and Cabernet Franc, eighteen months in barrel.',
        },
      },
      features: {
        TASTING: {
          fr: 'Cassis, graphite, cèdre. Un silence, puis la longueur.',
          en: 'Blackcurrant, graphite, cedar. A silence, then length.',
        },
        SOIL: { fr: 'Sept mètres de graves, puis l’argile.', en: 'Seven metres of gravel, then clay.' },
        AGEING: {
          fr: 'Dix-huit mois de barrique, un tiers de bois neuf.',
          en: 'Eighteen months in barrel, one third new oak.',
        },
      },
      recommended: [2],
      vintages: [
        {
          year: 2019,
          alcohol: 13.5,
          drink: [2026, 2044],
          serve: [16, 18],
          sugars: 0.1,
          ...CLEARED_WITH_EGG,
          declinations: [{ id: 1, centilitres: 75, stock: 240, picture: GRAND_VIN }],
        },
      ],
    },
    {
      id: 2,
      type: 'WINE',
      kind: 'STILL',
      subtype: 'BOTTLE',
      reference: 'QUA',
      colour: 'RED',
      appellation: 'Haut-Médoc',
      grapes: { Merlot: 60, 'Cabernet sauvignon': 40 },
      dishes: ['POULTRY', 'RED_MEAT'],
      priceCents: 2100,
      picture: LE_QUAI,
      texts: {
        fr: {
          name: 'Le Quai de Mirandel',
          slug: 'le-quai-de-mirandel',
          teaser: 'Le second vin, pour la table de la maison.',
          description:
            'Ce qui n’entre pas dans Mirandel reste au château. Jeunes vignes, merlot du bas, douze mois de barrique.',
          metaDescription:
            'Le Quai de Mirandel 2021, second vin du château : merlot et cabernet sauvignon, douze mois de barrique.',
        },
        en: {
          name: 'Le Quai de Mirandel',
          slug: 'le-quai-de-mirandel',
          teaser: 'The second wine, for the table of the house.',
          description:
            'What does not go into Mirandel stays at the château. Young vines, Merlot from below, twelve months in barrel.',
          metaDescription:
            'Le Quai de Mirandel 2021, second wine of the château: Merlot and Cabernet Sauvignon, twelve months in barrel.',
        },
      },
      features: { TASTING: { fr: 'Prune, réglisse, fumée.', en: 'Plum, liquorice, smoke.' } },
      recommended: [1],
      vintages: [
        {
          year: 2021,
          alcohol: 13,
          drink: [2024, 2031],
          serve: [16, 17],
          sugars: 0.1,
          ...CLEARED_WITH_EGG,
          declinations: [{ id: 2, centilitres: 75, stock: 180, picture: LE_QUAI }],
        },
      ],
    },
    {
      id: 3,
      type: 'WINE',
      kind: 'STILL',
      subtype: 'BOTTLE',
      reference: 'ROS',
      colour: 'ROSE',
      appellation: 'Bordeaux rosé',
      grapes: { Merlot: 100 },
      dishes: ['APERITIF', 'FISH'],
      priceCents: 1200,
      picture: ROSE,
      texts: {
        fr: {
          name: 'Rosé de Mirandel',
          slug: 'rose-de-mirandel',
          teaser: 'Une saignée de merlot, l’été du château.',
          description: 'Une nuit de peaux, trois mois de cuve. On le sert au bord du miroir d’eau.',
          metaDescription: 'Rosé de Mirandel 2024, Bordeaux rosé : merlot de saignée, trois mois de cuve.',
        },
        en: {
          name: 'Rosé de Mirandel',
          slug: 'rose-de-mirandel',
          teaser: 'Merlot bled from the vat, the summer of the château.',
          description: 'One night on the skins, three months in vat. It is poured beside the mirror of water.',
          metaDescription: 'Rosé de Mirandel 2024, Bordeaux rosé: Merlot bled from the vat, three months in vat.',
        },
      },
      features: { TASTING: { fr: 'Pêche de vigne, pivoine.', en: 'Vineyard peach, peony.' } },
      recommended: [4],
      vintages: [
        {
          year: 2024,
          alcohol: 12,
          drink: [2025, 2026],
          serve: [8, 10],
          sugars: 0.2,
          ...KEPT_CLEAR,
          declinations: [{ id: 3, centilitres: 75, stock: 90, picture: ROSE }],
        },
      ],
    },
    {
      id: 4,
      type: 'WINE',
      kind: 'STILL',
      subtype: 'BOTTLE',
      reference: 'BLA',
      colour: 'WHITE',
      appellation: 'Bordeaux blanc',
      grapes: { Sémillon: 70, 'Sauvignon blanc': 30 },
      dishes: ['FISH', 'CHEESE'],
      priceCents: 1900,
      picture: BLANC,
      texts: {
        fr: {
          name: 'Blanc de Mirandel',
          slug: 'blanc-de-mirandel',
          teaser: 'Un blanc sec de sémillon, huit rangs contre le mur du nord.',
          description: 'Huit rangs, quatre barriques, neuf mois. Sec, cireux, patient.',
          metaDescription: 'Blanc de Mirandel 2023, Bordeaux blanc sec : sémillon et sauvignon, neuf mois de barrique.',
        },
        en: {
          name: 'Blanc de Mirandel',
          slug: 'blanc-de-mirandel',
          teaser: 'A dry white of Sémillon, eight rows against the north wall.',
          description: 'Eight rows, four barrels, nine months. Dry, waxy, patient.',
          metaDescription: 'Blanc de Mirandel 2023, dry white Bordeaux: Sémillon and Sauvignon, nine months in barrel.',
        },
      },
      features: { TASTING: { fr: 'Cire, acacia, citron confit.', en: 'Beeswax, acacia, candied lemon.' } },
      recommended: [3],
      vintages: [
        {
          year: 2023,
          alcohol: 12.5,
          drink: [2025, 2032],
          serve: [10, 12],
          sugars: 0.2,
          ...BOTTLED_UNDER_NITROGEN,
          declinations: [{ id: 4, centilitres: 75, stock: 60, picture: BLANC }],
        },
      ],
    },
  ],
}
