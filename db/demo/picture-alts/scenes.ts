/** Vines, cellars, people, seals and engravings. */
export const scenes = {
  'caisse-vendange.jpg': {
    fr: 'Caisse de bois pleine de raisins noirs, dans l’herbe entre les rangs',
    en: 'Wooden crate full of black grapes on the grass between the rows',
  },
  'carafe-nuit.jpg': {
    fr: 'Carafe et verre de vin rouge sur une pierre sombre, un bouchon devant eux',
    en: 'Decanter and glass of red wine on dark stone, a cork in front of them',
  },
  'cave-barriques.jpg': {
    fr: 'Cave voûtée en pierre bordée de barriques de chêne, sous une lumière chaude',
    en: 'Vaulted stone cellar lined with oak barrels in warm lamplight',
  },
  'chai-oeufs-beton.jpg': {
    fr: 'Chai clair aux cuves ovoïdes en béton, plafond de bois et baie vitrée',
    en: 'Bright cellar with egg-shaped concrete vats, a timber ceiling and a glazed wall',
  },
  'chateau-ciel-portrait.jpg': {
    fr: 'Château illuminé au crépuscule et son reflet, sous un grand ciel sombre',
    en: 'Château lit at dusk and its reflection under a wide dark sky',
  },
  'chateau-ciel.jpg': {
    fr: 'Château illuminé au crépuscule se reflétant dans une pièce d’eau',
    en: 'Lit château at dusk reflected in still water',
  },
  'chateau-crepuscule-portrait.jpg': {
    fr: 'Façade du château illuminée au crépuscule, et son reflet',
    en: 'Front of the château lit at dusk, and its reflection',
  },
  'chateau-crepuscule.jpg': {
    fr: 'Château aux fenêtres éclairées au bord de l’eau, ciel pourpre du soir',
    en: 'Château with lit windows beside the water, purple evening sky',
  },
  'chene-grain.jpg': { fr: 'Veinage d’une planche de chêne', en: 'Grain of an oak plank' },
  'coupe-coteau-ysaline.svg': {
    fr: 'Coupe dessinée d’un coteau en terrasses plantées, sur trois sols différents',
    en: 'Drawn section of a hillside in planted terraces, on three different soils',
  },
  'courbes-niveau-plein.svg': { fr: 'Courbes de niveau et un soleil orange', en: 'Contour lines and an orange sun' },
  'cuve-de-chene.jpg': {
    fr: 'Une haute cuve de chêne cerclée de fer, sous la charpente du cuvier',
    en: 'A tall oak vat hooped in iron, under the roof of the vat house',
  },
  'cuvier-chene.jpg': {
    fr: 'Deux rangées de hautes cuves de chêne dans la pénombre du cuvier',
    en: 'Two rows of tall oak vats in the half-light of the vat house',
  },
  'feuille-vigne-macro.jpg': {
    fr: 'Gros plan des nervures d’une feuille de vigne verte et jaune',
    en: 'Close-up of the veins of a green and yellow vine leaf',
  },
  'galerie-tuffeau.jpg': {
    fr: 'Galerie voûtée de tuffeau, bouteilles empilées de chaque côté sous des ampoules',
    en: 'Vaulted tuffeau gallery, bottles stacked on both sides under bare bulbs',
  },
  'mur-tuffeau-soir.jpg': {
    fr: 'Mur en pierre de tuffeau, ombres de feuilles de vigne dans la lumière du soir',
    en: 'Tuffeau stone wall with vine-leaf shadows in evening light',
  },
  'ornement-aubepine.svg': {
    fr: 'Branche d’aubépine en fleur, dessinée au trait',
    en: 'Flowering hawthorn branch, line drawing',
  },
  'ornement-chateau.svg': {
    fr: 'Façade d’un château à tourelles, gravée',
    en: 'Front of a turreted château, engraved',
  },
  'ornement-gabare.svg': {
    fr: 'Gabare à voile chargée de tonneaux, gravée',
    en: 'Sailing barge laden with barrels, engraved',
  },
  'ornement-montagnes.svg': { fr: 'Ligne de montagnes dessinée au trait', en: 'Line drawing of a mountain range' },
  'ornement-vigne.svg': {
    fr: 'Sarment de vigne avec ses feuilles et une grappe, gravé',
    en: 'Vine shoot with its leaves and a bunch of grapes, engraved',
  },
  'savoie-brume-aube.jpg': {
    fr: 'Crêtes de sapins et montagnes dans la brume de l’aube',
    en: 'Ridges of firs and mountains in the dawn mist',
  },
  'savoie-coteaux-matin.jpg': {
    fr: 'Vignes en pente au-dessus de la brume, une falaise poudrée de neige au fond',
    en: 'Sloping vines above the mist, a snow-dusted cliff behind',
  },
  'savoie-coteaux-portrait.jpg': {
    fr: 'Sentier d’herbe entre les vignes, vers une falaise poudrée de neige',
    en: 'Grassy path between the vines towards a snow-dusted cliff',
  },
  'savoie-deux-sommets.jpg': {
    fr: 'Deux sommets enneigés au-dessus de lignes de sapins et de brume',
    en: 'Two snowy summits above lines of firs and mist',
  },
  'savoie-echalas.jpg': {
    fr: 'Vignes en pente et leurs échalas, un sentier d’herbe entre deux rangs',
    en: 'Steep staked vines, a grassy path between two rows',
  },
  'savoie-massif.jpg': {
    fr: 'Massif calcaire poudré de neige au-dessus de la brume du matin',
    en: 'Limestone massif dusted with snow above the morning haze',
  },
  'savoie-sapins.jpg': {
    fr: 'Lignes de sapins noirs et de brume, l’une derrière l’autre',
    en: 'Lines of black firs and mist, one behind another',
  },
  'sceau-amis-du-persan.svg': {
    fr: 'Sceau hexagonal : une grappe dont un grain est orange',
    en: 'Hexagonal seal: a bunch of grapes with one orange berry',
  },
  'sceau-caves-de-tuffeau.svg': {
    fr: 'Sceau rond : la porte voûtée d’une cave',
    en: 'Round seal: the vaulted door of a cellar',
  },
  'sceau-coteau-blanc.svg': {
    fr: 'Sceau octogonal : un soleil au-dessus d’un coteau',
    en: 'Octagonal seal: a sun above a hillside',
  },
  'sceau-croupes-de-l-estuaire.svg': {
    fr: 'Sceau ovale : une butte de graves au-dessus de l’eau',
    en: 'Oval seal: a gravel mound above the water',
  },
  'sceau-demeures-du-fleuve.svg': {
    fr: 'Sceau rond : une demeure au bord de l’eau',
    en: 'Round seal: a house beside the water',
  },
  'sceau-deux-rives.svg': {
    fr: 'Sceau en losange : deux grappes de part et d’autre d’un fleuve',
    en: 'Diamond seal: two bunches of grapes on either side of a river',
  },
  'sceau-pentes-et-terrasses.svg': {
    fr: 'Sceau triangulaire : des marches dans la pente, sous un soleil orange',
    en: 'Triangular seal: steps in a slope under an orange sun',
  },
  'sceau-vignes-hautes.svg': {
    fr: 'Sceau rond : deux sommets et un piquet orange',
    en: 'Round seal: two summits and an orange stake',
  },
  'sol-graves.jpg': {
    fr: 'Sol de graves et d’argile dans la lumière rasante',
    en: 'Gravel and clay soil in low, raking light',
  },
  'table-deux-verres.jpg': {
    fr: 'Deux verres de vin rouge sur une table en bois, une bouteille floue derrière eux',
    en: 'Two glasses of red wine on a wooden table, a blurred bottle behind them',
  },
  'verre-nuit.jpg': {
    fr: 'Un verre de vin rouge dans la pénombre, une seule lumière chaude',
    en: 'A glass of red wine in the dark, in a single warm light',
  },
  'vignoble-allee-portrait.jpg': {
    fr: 'Une allée d’herbe entre deux rangs de vigne, à contre-jour',
    en: 'A grassy alley between two rows of vines, against the light',
  },
  'vignoble-crete-brume.jpg': {
    fr: 'Un château à deux tours sur une crête, au-dessus de la brume',
    en: 'A château with two towers on a ridge above the mist',
  },
  'vignoble-heure-doree.jpg': {
    fr: 'Rangs de vigne dans la lumière dorée, un château sur la crête brumeuse',
    en: 'Rows of vines in golden light, a château on the hazy ridge',
  },
  'vignoble-rangs-automne.jpg': {
    fr: 'Rangs de vigne aux feuilles d’automne, dans la lumière rasante',
    en: 'Rows of vines with autumn leaves in low light',
  },
}
