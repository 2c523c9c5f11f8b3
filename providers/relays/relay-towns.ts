/** What kind of counter it is says when it is open. */
export type RelayKind = 'tabac' | 'grocery' | 'shop' | 'florist' | 'locker'

/** Days of every year, `08-03`, in which a counter is on holiday or has no room left. */
export interface Season {
  kind: 'holidays' | 'full'
  from: string
  until: string
}

interface RelayTown {
  city: string
  postalCode: string
  latitude: number
  longitude: number
  /** Metres from the middle of the town. */
  points: readonly {
    name: string
    street: string
    kind: RelayKind
    north: number
    east: number
    season?: Season
  }[]
}

const SUMMER: Season = { kind: 'holidays', from: '08-03', until: '08-23' }
const ALL_SAINTS: Season = { kind: 'holidays', from: '11-09', until: '11-22' }
const BEFORE_CHRISTMAS: Season = { kind: 'full', from: '12-14', until: '12-24' }

/** The access points of the built-in network. The towns are where they are; the counters are invented. */
export const RELAY_TOWNS: readonly RelayTown[] = [
  {
    city: 'Saumur',
    postalCode: '49400',
    latitude: 47.2597,
    longitude: -0.078,
    points: [
      { name: 'Tabac du Pont-Cessart', street: '4, rue du Pont-Cessart', kind: 'tabac', north: 180, east: -120 },
      { name: 'Épicerie des Billanges', street: '11, rue des Billanges', kind: 'grocery', north: -420, east: 260 },
      {
        name: 'Librairie La Page cornée',
        street: '27, rue Saint-Nicolas',
        kind: 'shop',
        north: 60,
        east: 310,
        season: SUMMER,
      },
    ],
  },
  {
    city: 'Angers',
    postalCode: '49100',
    latitude: 47.4736,
    longitude: -0.5542,
    points: [
      { name: 'Presse du Ralliement', street: '2, rue du Mail', kind: 'tabac', north: 120, east: 90 },
      { name: 'Pressing de la Doutre', street: '18, rue Beaurepaire', kind: 'shop', north: 340, east: -760 },
      {
        name: 'Casiers de la gare Saint-Laud',
        street: 'place de la Gare',
        kind: 'locker',
        north: -980,
        east: -260,
        season: BEFORE_CHRISTMAS,
      },
    ],
  },
  {
    city: 'Tours',
    postalCode: '37000',
    latitude: 47.3936,
    longitude: 0.6892,
    points: [
      {
        name: 'Maison Grammont, fleurs',
        street: '33, rue Nationale',
        kind: 'florist',
        north: 210,
        east: -140,
        season: ALL_SAINTS,
      },
      { name: 'Épicerie des Halles', street: '9, place Gaston-Pailhou', kind: 'grocery', north: -60, east: -720 },
      { name: 'Tabac Velpeau', street: '54, place Velpeau', kind: 'tabac', north: -310, east: 980 },
    ],
  },
  {
    city: 'Nantes',
    postalCode: '44000',
    latitude: 47.2181,
    longitude: -1.5528,
    points: [
      { name: 'Le Comptoir du Bouffay', street: '6, rue de la Juiverie', kind: 'grocery', north: -80, east: 120 },
      { name: 'Cordonnerie Crébillon', street: '15, rue Crébillon', kind: 'shop', north: -210, east: -560 },
      { name: 'Casiers Commerce', street: 'quai de la Fosse', kind: 'locker', north: -340, east: -620 },
    ],
  },
  {
    city: 'Le Mans',
    postalCode: '72000',
    latitude: 48.0061,
    longitude: 0.1996,
    points: [
      { name: 'Tabac des Jacobins', street: '8, rue Gougeard', kind: 'tabac', north: 170, east: 60 },
      { name: 'Mercerie Bolée', street: '21, rue Bolton', kind: 'shop', north: -140, east: -230, season: SUMMER },
      { name: 'Épicerie Saint-Pavin', street: '40, rue Saint-Pavin', kind: 'grocery', north: 520, east: -840 },
    ],
  },
  {
    city: 'Rennes',
    postalCode: '35000',
    latitude: 48.1147,
    longitude: -1.6794,
    points: [
      { name: 'Librairie du Vieux Saint-Étienne', street: '12, rue de Dinan', kind: 'shop', north: 430, east: -420 },
      { name: 'Superette Sainte-Anne', street: '5, rue d’Antrain', kind: 'grocery', north: 510, east: 60 },
      { name: 'Presse Colombia', street: '40, place du Colombia', kind: 'tabac', north: -710, east: -180 },
    ],
  },
  {
    city: 'Brest',
    postalCode: '29200',
    latitude: 48.3904,
    longitude: -4.4861,
    points: [
      { name: 'Tabac de Siam', street: '66, rue de Siam', kind: 'tabac', north: -240, east: -180 },
      { name: 'La Malle aux tissus', street: '17, rue de Lyon', kind: 'shop', north: 120, east: 210 },
      { name: 'Épicerie Saint-Martin', street: '3, rue Danton', kind: 'grocery', north: 640, east: 530 },
    ],
  },
  {
    city: 'Caen',
    postalCode: '14000',
    latitude: 49.1829,
    longitude: -0.3707,
    points: [
      { name: 'Fleurs du Vaugueux', street: '22, rue du Vaugueux', kind: 'florist', north: 240, east: 310 },
      { name: 'Presse Saint-Pierre', street: '98, rue Saint-Pierre', kind: 'tabac', north: -60, east: -190 },
      { name: 'Quincaillerie Froide', street: '14, rue Froide', kind: 'shop', north: 70, east: -330 },
    ],
  },
  {
    city: 'Rouen',
    postalCode: '76000',
    latitude: 49.4431,
    longitude: 1.0993,
    points: [
      { name: 'Tabac du Gros-Horloge', street: '120, rue du Gros-Horloge', kind: 'tabac', north: -60, east: -420 },
      { name: 'Épicerie Martainville', street: '85, rue Martainville', kind: 'grocery', north: -190, east: 510 },
      { name: 'Atelier Beauvoisine', street: '31, rue Beauvoisine', kind: 'shop', north: 380, east: 60 },
    ],
  },
  {
    city: 'Lille',
    postalCode: '59000',
    latitude: 50.633,
    longitude: 3.0586,
    points: [
      { name: 'Librairie Gambetta', street: '140, rue Léon-Gambetta', kind: 'shop', north: -560, east: -480 },
      { name: 'Tabac de la Vieille-Bourse', street: '7, place du Théâtre', kind: 'tabac', north: 320, east: 340 },
      { name: 'Casiers Lille-Flandres', street: 'place des Buisses', kind: 'locker', north: 280, east: 880 },
    ],
  },
  {
    city: 'Reims',
    postalCode: '51100',
    latitude: 49.2535,
    longitude: 4.0332,
    points: [
      { name: 'Presse Drouet-d’Erlon', street: '60, place Drouet-d’Erlon', kind: 'tabac', north: 190, east: -420 },
      { name: 'Cave aux étoffes', street: '18, rue Gambetta', kind: 'shop', north: -370, east: 260 },
      { name: 'Épicerie du Boulingrin', street: '9, rue du Temple', kind: 'grocery', north: 610, east: 90 },
    ],
  },
  {
    city: 'Strasbourg',
    postalCode: '67000',
    latitude: 48.5734,
    longitude: 7.7521,
    points: [
      { name: 'Tabac de la Krutenau', street: '24, rue de Zurich', kind: 'tabac', north: -230, east: 610 },
      { name: 'Papeterie des Tanneurs', street: '11, rue du Fossé-des-Tanneurs', kind: 'shop', north: 180, east: -430 },
      { name: 'Épicerie du Faubourg', street: '37, rue du Faubourg-National', kind: 'grocery', north: 240, east: -880 },
    ],
  },
  {
    city: 'Dijon',
    postalCode: '21000',
    latitude: 47.3216,
    longitude: 5.0415,
    points: [
      { name: 'Maison Berbisey', street: '45, rue Berbisey', kind: 'shop', north: -310, east: -140 },
      { name: 'Tabac des Godrans', street: '52, rue des Godrans', kind: 'tabac', north: 260, east: 40 },
      { name: 'Fleurs Monge', street: '19, rue Monge', kind: 'florist', north: -160, east: -260 },
    ],
  },
  {
    city: 'Orléans',
    postalCode: '45000',
    latitude: 47.9025,
    longitude: 1.909,
    points: [
      { name: 'Presse du Châtelet', street: '3, rue du Châtelet', kind: 'tabac', north: -190, east: 60 },
      { name: 'Épicerie de Bourgogne', street: '204, rue de Bourgogne', kind: 'grocery', north: -40, east: 540 },
      { name: 'Droguerie Bannier', street: '61, rue Bannier', kind: 'shop', north: 380, east: -170 },
    ],
  },
  {
    city: 'Paris',
    postalCode: '75011',
    latitude: 48.859,
    longitude: 2.379,
    points: [
      { name: 'Tabac de la Roquette', street: '88, rue de la Roquette', kind: 'tabac', north: -170, east: 120 },
      { name: 'Librairie Saint-Maur', street: '131, rue Saint-Maur', kind: 'shop', north: 820, east: -60 },
      {
        name: 'Casiers Voltaire',
        street: 'place Léon-Blum',
        kind: 'locker',
        north: -190,
        east: 190,
        season: BEFORE_CHRISTMAS,
      },
    ],
  },
  {
    city: 'Paris',
    postalCode: '75015',
    latitude: 48.8412,
    longitude: 2.3003,
    points: [
      { name: 'Épicerie Lecourbe', street: '210, rue Lecourbe', kind: 'grocery', north: -230, east: -160 },
      { name: 'Fleurs Convention', street: '172, rue de la Convention', kind: 'florist', north: -360, east: -290 },
      { name: 'Presse Cambronne', street: '6, place Cambronne', kind: 'tabac', north: 690, east: 210 },
    ],
  },
  {
    city: 'Poitiers',
    postalCode: '86000',
    latitude: 46.5802,
    longitude: 0.3404,
    points: [
      { name: 'Tabac Gambetta', street: '24, rue Gambetta', kind: 'tabac', north: -60, east: 80 },
      {
        name: 'Bouquinerie de la Regratterie',
        street: '13, rue de la Regratterie',
        kind: 'shop',
        north: 110,
        east: 190,
      },
      { name: 'Épicerie Montierneuf', street: '2, place Montierneuf', kind: 'grocery', north: 640, east: 170 },
    ],
  },
  {
    city: 'Limoges',
    postalCode: '87000',
    latitude: 45.8315,
    longitude: 1.2578,
    points: [
      { name: 'Porcelaines Boucherie', street: '29, rue de la Boucherie', kind: 'shop', north: -150, east: 90 },
      { name: 'Presse Jourdan', street: '11, place Jourdan', kind: 'tabac', north: 60, east: 560 },
      { name: 'Épicerie Montmailler', street: '44, rue Montmailler', kind: 'grocery', north: 420, east: -380 },
    ],
  },
  {
    city: 'Clermont-Ferrand',
    postalCode: '63000',
    latitude: 45.7797,
    longitude: 3.0863,
    points: [
      { name: 'Tabac de Jaude', street: '18, place de Jaude', kind: 'tabac', north: -290, east: -290 },
      { name: 'Fleurs du Port', street: '36, rue du Port', kind: 'florist', north: 160, east: 180 },
      {
        name: 'Casiers de la gare de Clermont',
        street: 'avenue de l’Union-Soviétique',
        kind: 'locker',
        north: 40,
        east: 1090,
      },
    ],
  },
  {
    city: 'Lyon',
    postalCode: '69002',
    latitude: 45.754,
    longitude: 4.832,
    points: [
      { name: 'Presse Victor-Hugo', street: '44, rue Victor-Hugo', kind: 'tabac', north: -120, east: -190 },
      { name: 'Épicerie des Jacobins', street: '5, rue Childebert', kind: 'grocery', north: 480, east: 110 },
      { name: 'Cordonnerie d’Ainay', street: '16, rue Vaubecour', kind: 'shop', north: -60, east: -420 },
    ],
  },
  {
    city: 'Grenoble',
    postalCode: '38000',
    latitude: 45.1876,
    longitude: 5.7358,
    points: [
      { name: 'Tabac Notre-Dame', street: '9, place Notre-Dame', kind: 'tabac', north: 580, east: -20 },
      { name: 'Librairie Championnet', street: '20, rue Championnet', kind: 'shop', north: -180, east: -560 },
      { name: 'Épicerie de l’Aigle', street: '31, cours Berriat', kind: 'grocery', north: -120, east: -980 },
    ],
  },
  {
    city: 'Chambéry',
    postalCode: '73000',
    latitude: 45.5662,
    longitude: 5.9208,
    points: [
      { name: 'Presse des Éléphants', street: '7, boulevard de la Colonne', kind: 'tabac', north: 90, east: 210 },
      { name: 'Mercerie Croix-d’Or', street: '48, rue Croix-d’Or', kind: 'shop', north: -90, east: 110 },
      { name: 'Épicerie du Biollay', street: '3, rue de Maurienne', kind: 'grocery', north: -640, east: -520 },
    ],
  },
  {
    city: 'Annecy',
    postalCode: '74000',
    latitude: 45.8992,
    longitude: 6.1294,
    points: [
      { name: 'Tabac Sainte-Claire', street: '26, rue Sainte-Claire', kind: 'tabac', north: -160, east: -330 },
      { name: 'Fleurs Carnot', street: '8, rue Carnot', kind: 'florist', north: 260, east: -120 },
      { name: 'Épicerie des Romains', street: '35, avenue des Romains', kind: 'grocery', north: 1240, east: -480 },
    ],
  },
  {
    city: 'Bordeaux',
    postalCode: '33000',
    latitude: 44.8404,
    longitude: -0.5805,
    points: [
      { name: 'Librairie Sainte-Catherine', street: '190, rue Sainte-Catherine', kind: 'shop', north: -560, east: 180 },
      { name: 'Tabac des Chartrons', street: '77, rue Notre-Dame', kind: 'tabac', north: 1310, east: 480 },
      { name: 'Casiers Saint-Jean', street: 'rue Charles-Domercq', kind: 'locker', north: -1560, east: 1890 },
    ],
  },
  {
    city: 'Toulouse',
    postalCode: '31000',
    latitude: 43.6043,
    longitude: 1.4437,
    points: [
      { name: 'Épicerie des Carmes', street: '6, place des Carmes', kind: 'grocery', north: -480, east: 90 },
      { name: 'Presse Saint-Sernin', street: '17, rue du Taur', kind: 'tabac', north: 340, east: -90 },
      { name: 'Fleurs Saint-Cyprien', street: '12, rue de la République', kind: 'florist', north: -320, east: -920 },
    ],
  },
  {
    city: 'Montpellier',
    postalCode: '34000',
    latitude: 43.6119,
    longitude: 3.8772,
    points: [
      { name: 'Tabac de la Loge', street: '21, rue de la Loge', kind: 'tabac', north: -110, east: 190 },
      { name: 'Papeterie Foch', street: '14, rue Foch', kind: 'shop', north: 60, east: -280 },
      {
        name: 'Épicerie Figuerolles',
        street: '52, rue du Faubourg-Figuerolles',
        kind: 'grocery',
        north: -190,
        east: -1020,
      },
    ],
  },
  {
    city: 'Marseille',
    postalCode: '13006',
    latitude: 43.287,
    longitude: 5.379,
    points: [
      { name: 'Presse Castellane', street: '3, place Castellane', kind: 'tabac', north: -210, east: 420 },
      { name: 'Épicerie du cours Julien', street: '40, cours Julien', kind: 'grocery', north: 720, east: 340 },
      { name: 'Atelier Paradis', street: '118, rue Paradis', kind: 'shop', north: 180, east: -60 },
    ],
  },
  {
    city: 'Nice',
    postalCode: '06000',
    latitude: 43.7034,
    longitude: 7.2663,
    points: [
      { name: 'Tabac Garibaldi', street: '5, place Garibaldi', kind: 'tabac', north: -120, east: 1180 },
      { name: 'Fleurs Masséna', street: '28, rue Gioffredo', kind: 'florist', north: -320, east: 260 },
      { name: 'Épicerie Malausséna', street: '19, avenue Malausséna', kind: 'grocery', north: 760, east: -210 },
    ],
  },
  {
    city: 'Ajaccio',
    postalCode: '20000',
    latitude: 41.9267,
    longitude: 8.7369,
    points: [
      { name: 'Presse Fesch', street: '33, rue du Cardinal-Fesch', kind: 'tabac', north: -340, east: -60 },
      { name: 'Épicerie du cours Napoléon', street: '61, cours Napoléon', kind: 'grocery', north: -90, east: 40 },
      { name: 'Librairie Sampiero', street: '7, rue Sampiero', kind: 'shop', north: 180, east: 220 },
    ],
  },
]
