/** Bottles, boxes, labels and logos: what bears the name of an estate, and what it sells beside wine. */
export const goods = {
  'accessoire-tire-bouchon.png': {
    fr: 'Tire-bouchon à vis d’acier et manche de bois',
    en: 'Corkscrew with a steel worm and a wooden handle',
  },
  'accessoire-verres-degustation.png': {
    fr: 'Deux verres à pied, l’un de vin blanc, l’autre de vin rouge',
    en: 'Two stemmed glasses, one of white wine, one of red',
  },
  'mirandel-blanc-2023.png': {
    fr: 'Bouteille de Blanc de Mirandel, bordeaux blanc 2023',
    en: 'Bottle of Blanc de Mirandel, white Bordeaux 2023',
  },
  'mirandel-bouteille-nuit.jpg': {
    fr: 'Bouteille de Château Mirandel 2019, haut-médoc, dans une lumière chaude',
    en: 'Bottle of Château Mirandel 2019, Haut-Médoc, in a warm light',
  },
  'mirandel-favicon.svg': { fr: 'Petit château doré sur fond noir', en: 'Small golden château on black' },
  'mirandel-grand-vin-2019-magnum.png': {
    fr: 'Magnum de Château Mirandel, haut-médoc 2019',
    en: 'Magnum of Château Mirandel, Haut-Médoc 2019',
  },
  'mirandel-grand-vin-2019.png': {
    fr: 'Bouteille de Château Mirandel, haut-médoc 2019',
    en: 'Bottle of Château Mirandel, Haut-Médoc 2019',
  },
  'mirandel-le-quai-2021.png': {
    fr: 'Bouteille du Quai de Mirandel, haut-médoc 2021',
    en: 'Bottle of Le Quai de Mirandel, Haut-Médoc 2021',
  },
  'mirandel-logo-pied.svg': {
    fr: 'Château Mirandel, grand vin de Bordeaux',
    en: 'Château Mirandel, grand vin de Bordeaux',
  },
  'mirandel-logo-sombre.svg': { fr: 'Château Mirandel, en lettres sombres', en: 'Château Mirandel, in dark letters' },
  'mirandel-logo.svg': { fr: 'Château Mirandel, en lettres claires', en: 'Château Mirandel, in light letters' },
  'mirandel-rose-2024.png': {
    fr: 'Bouteille de Rosé de Mirandel, bordeaux rosé 2024',
    en: 'Bottle of Rosé de Mirandel, Bordeaux rosé 2024',
  },
  'roche-perrine-bulles-de-perrine-2019-magnum.png': {
    fr: 'Magnum de Bulles de Perrine, crémant de Loire 2019',
    en: 'Magnum of Bulles de Perrine, Crémant de Loire 2019',
  },
  'roche-perrine-bulles-de-perrine-brut.png': {
    fr: 'Bouteille de Bulles de Perrine, crémant de Loire brut',
    en: 'Bottle of Bulles de Perrine, Crémant de Loire brut',
  },
  'roche-perrine-bulles-de-perrine-rose.png': {
    fr: 'Bouteille de Bulles de Perrine rosé, crémant de Loire',
    en: 'Bottle of Bulles de Perrine rosé, Crémant de Loire',
  },
  'roche-perrine-caisse-bois-6-les-aubepines-2022.png': {
    fr: 'Caisse de bois gravée, six bouteilles à capsule rouge',
    en: 'Engraved wooden case, six bottles with red capsules',
  },
  'roche-perrine-carte-cadeau.png': {
    fr: 'Carte cadeau bordeaux du domaine, sur son enveloppe',
    en: 'Burgundy gift card of the estate on its envelope',
  },
  'roche-perrine-carton-deux-rives.png': {
    fr: 'Carton Les deux rives, six bouteilles à capsules rouges et noires',
    en: 'Case Les deux rives, six bottles with red and black capsules',
  },
  'roche-perrine-clos-du-puits-2019.png': {
    fr: 'Bouteille de Clos du Puits, chinon 2019',
    en: 'Bottle of Clos du Puits, Chinon 2019',
  },
  'roche-perrine-clos-du-puits-2020-magnum.png': {
    fr: 'Magnum de Clos du Puits, chinon 2020',
    en: 'Magnum of Clos du Puits, Chinon 2020',
  },
  'roche-perrine-clos-du-puits-2020.png': {
    fr: 'Bouteille de Clos du Puits, chinon 2020',
    en: 'Bottle of Clos du Puits, Chinon 2020',
  },
  'roche-perrine-clos-du-puits-2021-magnum.png': {
    fr: 'Magnum de Clos du Puits, chinon 2021',
    en: 'Magnum of Clos du Puits, Chinon 2021',
  },
  'roche-perrine-clos-du-puits-2021.png': {
    fr: 'Bouteille de Clos du Puits, chinon 2021',
    en: 'Bottle of Clos du Puits, Chinon 2021',
  },
  'roche-perrine-coffret-bulles-et-douceur.png': {
    fr: 'Deux crémants et une bouteille de L’Heure Dorée devant leur coffret clair',
    en: 'Two crémants and a bottle of L’Heure Dorée in front of their pale box',
  },
  'roche-perrine-coffret-cadeau.png': {
    fr: 'Les Aubépines et La Perrine devant un coffret de bois noué d’un ruban',
    en: 'Les Aubépines and La Perrine in front of a wooden box tied with a ribbon',
  },
  'roche-perrine-coffret-decouverte.png': {
    fr: 'La Perrine, Les Aubépines et Clos du Puits devant leur coffret clair',
    en: 'La Perrine, Les Aubépines and Clos du Puits in front of their pale box',
  },
  'roche-perrine-coffret-ferme.png': { fr: 'Coffret de bois fermé', en: 'Closed wooden box' },
  'roche-perrine-derniers-tris-2020.png': {
    fr: 'Bouteille de Derniers Tris, coteaux de Saumur 2020',
    en: 'Bottle of Derniers Tris, Coteaux de Saumur 2020',
  },
  'roche-perrine-favicon.svg': {
    fr: 'Fleur d’aubépine blanche sur fond bordeaux',
    en: 'White hawthorn flower on burgundy',
  },
  'roche-perrine-gelee-de-cabernet.png': {
    fr: 'Pot de gelée de raisin, cabernet franc',
    en: 'Jar of Cabernet Franc grape jelly',
  },
  'roche-perrine-jus-de-raisin.png': {
    fr: 'Bouteille de jus de raisin rouge du domaine',
    en: 'Bottle of the estate’s red grape juice',
  },
  'roche-perrine-l-heure-doree-2018-demi.png': {
    fr: 'Demi-bouteille de L’Heure Dorée, coteaux du layon 2018',
    en: 'Half bottle of L’Heure Dorée, Coteaux du Layon 2018',
  },
  'roche-perrine-l-heure-doree-2018.png': {
    fr: 'Bouteille de L’Heure Dorée, coteaux du layon 2018',
    en: 'Bottle of L’Heure Dorée, Coteaux du Layon 2018',
  },
  'roche-perrine-l-heure-doree-2019-demi.png': {
    fr: 'Demi-bouteille de L’Heure Dorée, coteaux du layon 2019',
    en: 'Half bottle of L’Heure Dorée, Coteaux du Layon 2019',
  },
  'roche-perrine-l-heure-doree-2019.png': {
    fr: 'Bouteille de L’Heure Dorée, coteaux du layon 2019',
    en: 'Bottle of L’Heure Dorée, Coteaux du Layon 2019',
  },
  'roche-perrine-la-gabare-2023.png': {
    fr: 'Bouteille de La Gabare, saumur rouge 2023',
    en: 'Bottle of La Gabare, red Saumur 2023',
  },
  'roche-perrine-la-gabare-2024.png': {
    fr: 'Bouteille de La Gabare, saumur rouge 2024',
    en: 'Bottle of La Gabare, red Saumur 2024',
  },
  'roche-perrine-la-perrine-2022-magnum.png': {
    fr: 'Magnum de La Perrine, saumur blanc 2022',
    en: 'Magnum of La Perrine, white Saumur 2022',
  },
  'roche-perrine-la-perrine-2022.png': {
    fr: 'Bouteille de La Perrine, saumur blanc 2022',
    en: 'Bottle of La Perrine, white Saumur 2022',
  },
  'roche-perrine-la-perrine-2023-magnum.png': {
    fr: 'Magnum de La Perrine, saumur blanc 2023',
    en: 'Magnum of La Perrine, white Saumur 2023',
  },
  'roche-perrine-la-perrine-2023.png': {
    fr: 'Bouteille de La Perrine, saumur blanc 2023',
    en: 'Bottle of La Perrine, white Saumur 2023',
  },
  'roche-perrine-le-puits-blanc-2023.png': {
    fr: 'Bouteille du Puits Blanc, chinon blanc 2023',
    en: 'Bottle of Le Puits Blanc, white Chinon 2023',
  },
  'roche-perrine-les-aubepines-2019.png': {
    fr: 'Bouteille des Aubépines, saumur-champigny 2019',
    en: 'Bottle of Les Aubépines, Saumur-Champigny 2019',
  },
  'roche-perrine-les-aubepines-2020-magnum.png': {
    fr: 'Magnum des Aubépines, saumur-champigny 2020',
    en: 'Magnum of Les Aubépines, Saumur-Champigny 2020',
  },
  'roche-perrine-les-aubepines-2020.png': {
    fr: 'Bouteille des Aubépines, saumur-champigny 2020',
    en: 'Bottle of Les Aubépines, Saumur-Champigny 2020',
  },
  'roche-perrine-les-aubepines-2021.png': {
    fr: 'Bouteille des Aubépines, saumur-champigny 2021',
    en: 'Bottle of Les Aubépines, Saumur-Champigny 2021',
  },
  'roche-perrine-les-aubepines-2022-demi.png': {
    fr: 'Demi-bouteille des Aubépines, saumur-champigny 2022',
    en: 'Half bottle of Les Aubépines, Saumur-Champigny 2022',
  },
  'roche-perrine-les-aubepines-2022-magnum.png': {
    fr: 'Magnum des Aubépines, saumur-champigny 2022',
    en: 'Magnum of Les Aubépines, Saumur-Champigny 2022',
  },
  'roche-perrine-les-aubepines-2022.png': {
    fr: 'Bouteille des Aubépines, saumur-champigny 2022',
    en: 'Bottle of Les Aubépines, Saumur-Champigny 2022',
  },
  'roche-perrine-les-aubepines-2023.png': {
    fr: 'Bouteille des Aubépines, saumur-champigny 2023',
    en: 'Bottle of Les Aubépines, Saumur-Champigny 2023',
  },
  'roche-perrine-les-feuillets-2022.png': {
    fr: 'Bouteille des Feuillets, anjou blanc 2022',
    en: 'Bottle of Les Feuillets, white Anjou 2022',
  },
  'roche-perrine-les-feuillets-2023.png': {
    fr: 'Bouteille des Feuillets, anjou blanc 2023',
    en: 'Bottle of Les Feuillets, white Anjou 2023',
  },
  'roche-perrine-les-vieux-bretons-2020.png': {
    fr: 'Bouteille des Vieux Bretons, saumur-champigny 2020',
    en: 'Bottle of Les Vieux Bretons, Saumur-Champigny 2020',
  },
  'roche-perrine-les-vieux-bretons-2021.png': {
    fr: 'Bouteille des Vieux Bretons, saumur-champigny 2021',
    en: 'Bottle of Les Vieux Bretons, Saumur-Champigny 2021',
  },
  'roche-perrine-logo-clair.svg': {
    fr: 'Domaine de la Roche-Perrine, en lettres blanches',
    en: 'Domaine de la Roche-Perrine, in white letters',
  },
  'roche-perrine-logo-pied.svg': {
    fr: 'Domaine de la Roche-Perrine, Loire, depuis 1898',
    en: 'Domaine de la Roche-Perrine, Loire, since 1898',
  },
  'roche-perrine-logo.svg': {
    fr: 'Domaine de la Roche-Perrine, en lettres sombres',
    en: 'Domaine de la Roche-Perrine, in dark letters',
  },
  'roche-perrine-miel-de-la-haie.png': {
    fr: 'Pot de miel de la haie : aubépine, tilleul, ronce',
    en: 'Jar of hedge honey: hawthorn, lime, bramble',
  },
  'roche-perrine-pic-et-pioche-2024.png': {
    fr: 'Bouteille de Pic et Pioche, rosé à bulles, vin de France 2024',
    en: 'Bottle of Pic et Pioche, sparkling rosé, Vin de France 2024',
  },
  'roche-perrine-pierre-levee-2020.png': {
    fr: 'Bouteille cirée de Pierre Levée, savennières 2020',
    en: 'Wax-sealed bottle of Pierre Levée, Savennières 2020',
  },
  'roche-perrine-pierre-levee-2021.png': {
    fr: 'Bouteille cirée de Pierre Levée, savennières 2021',
    en: 'Wax-sealed bottle of Pierre Levée, Savennières 2021',
  },
  'roche-perrine-quai-des-gabares-2024.png': {
    fr: 'Bouteille du Quai des Gabares, chinon rosé 2024',
    en: 'Bottle of Quai des Gabares, Chinon rosé 2024',
  },
  'roche-perrine-rosee-de-mai-2024.png': {
    fr: 'Bouteille de Rosée de Mai, rosé de Loire 2024',
    en: 'Bottle of Rosée de Mai, Rosé de Loire 2024',
  },
  'roche-perrine-ruban-bordeaux.png': { fr: 'Ruban bordeaux noué', en: 'Tied burgundy ribbon' },
  'roche-perrine-ruban-or.png': { fr: 'Ruban doré noué', en: 'Tied gold ribbon' },
  'roche-perrine-ruban-sapin.png': { fr: 'Ruban vert sapin noué', en: 'Tied fir-green ribbon' },
  'roche-perrine-tablier.png': {
    fr: 'Tablier bordeaux du domaine, un torchon à la poche',
    en: 'Burgundy apron of the estate, a cloth in its pocket',
  },
  'roche-perrine-verticale-les-aubepines.png': {
    fr: 'Trois bouteilles des Aubépines, 2020, 2021 et 2022, devant leur caisse de bois',
    en: 'Three bottles of Les Aubépines, 2020, 2021 and 2022, in front of their wooden case',
  },
  'ysaline-altesse-2022.png': {
    fr: 'Bouteille d’Altesse, roussette de Savoie 2022',
    en: 'Bottle of Altesse, Roussette de Savoie 2022',
  },
  'ysaline-altesse-2023.png': {
    fr: 'Bouteille d’Altesse, roussette de Savoie 2023',
    en: 'Bottle of Altesse, Roussette de Savoie 2023',
  },
  'ysaline-bergeronne-2023.png': {
    fr: 'Bouteille de Bergeronne, vin de Savoie 2023',
    en: 'Bottle of Bergeronne, Vin de Savoie 2023',
  },
  'ysaline-coffret-trois-terrasses.png': {
    fr: 'Altesse, Persan et Mondeuse devant leur coffret bleu-vert',
    en: 'Altesse, Persan and Mondeuse in front of their teal box',
  },
  'ysaline-cremant-de-savoie.png': {
    fr: 'Bouteille de crémant de Savoie à coiffe argentée',
    en: 'Bottle of Crémant de Savoie with a silver foil',
  },
  'ysaline-favicon.svg': {
    fr: 'Soleil orange entre deux pentes blanches, sur fond bleu-vert',
    en: 'Orange sun between two white slopes, on teal',
  },
  'ysaline-jacquere-2024.png': {
    fr: 'Bouteille de Jacquère, vin de Savoie 2024',
    en: 'Bottle of Jacquère, Vin de Savoie 2024',
  },
  'ysaline-jus-de-raisin.png': {
    fr: 'Bouteille de jus de raisin blanc, jacquère',
    en: 'Bottle of white grape juice, Jacquère',
  },
  'ysaline-logo-clair.svg': {
    fr: 'Les Coteaux d’Ysaline, en lettres blanches',
    en: 'Les Coteaux d’Ysaline, in white letters',
  },
  'ysaline-logo-pied.svg': {
    fr: 'Les Coteaux d’Ysaline, vignerons en Savoie',
    en: 'Les Coteaux d’Ysaline, winegrowers in Savoie',
  },
  'ysaline-logo.svg': { fr: 'Les Coteaux d’Ysaline, en lettres sombres', en: 'Les Coteaux d’Ysaline, in dark letters' },
  'ysaline-mondeuse-2021-magnum.png': {
    fr: 'Magnum de Mondeuse, vin de Savoie 2021',
    en: 'Magnum of Mondeuse, Vin de Savoie 2021',
  },
  'ysaline-mondeuse-2021.png': {
    fr: 'Bouteille de Mondeuse, vin de Savoie 2021',
    en: 'Bottle of Mondeuse, Vin de Savoie 2021',
  },
  'ysaline-mondeuse-2022.png': {
    fr: 'Bouteille de Mondeuse, vin de Savoie 2022',
    en: 'Bottle of Mondeuse, Vin de Savoie 2022',
  },
  'ysaline-persan-2021.png': {
    fr: 'Bouteille de Persan, vin de Savoie 2021, cire rouge',
    en: 'Bottle of Persan, Vin de Savoie 2021, red wax',
  },
  'ysaline-persan-2022.png': {
    fr: 'Bouteille de Persan, vin de Savoie 2022, cire rouge',
    en: 'Bottle of Persan, Vin de Savoie 2022, red wax',
  },
  'ysaline-rose-de-juin-2024.png': {
    fr: 'Bouteille de Juin, vin de Savoie rosé 2024',
    en: 'Bottle of Juin, Vin de Savoie rosé 2024',
  },
  'ysaline-tire-bouchon.png': {
    fr: 'Tire-bouchon dessiné, manche de bois à bouts orange et bleu-vert',
    en: 'Drawn corkscrew, wooden handle with orange and teal ends',
  },
  'ysaline-verres.png': {
    fr: 'Deux verres dessinés, l’un de vin blanc, l’autre de vin rouge',
    en: 'Two drawn glasses, one of white wine, one of red',
  },
}
