/** What the names of the benchmark's wines are put together from. */
export const FIRST = 'Clos Domaine Coteau Château Cuvée Mas Prieuré Chemin Croix Combe'.split(' ')
export const MIDDLE =
  'des Aubépines|du Vieux Chêne|de la Garenne|des Perrières|du Moulin Brûlé|de l’Évêque|des Grézeaux|de la Côte d’Or|des Hirondelles|du Puits Sacré|de Saint-Éloi|des Trois Frères|de la Métairie|du Petit Bois|des Ormeaux|de la Chênaie|du Grand Clos|des Amandiers|de la Roche|du Bélier'.split(
    '|',
  )
export const LAST =
  'Vieilles Vignes|Tradition|Réserve|Élégance|Signature|Première Cuvée|Sélection|Héritage|Origine|Plaisir|Lumière|Prestige|Silex|Tuffeau|Schiste|Argile|Granit|Calcaire|Ardoise|Galets'.split(
    '|',
  )
export const APPELLATIONS =
  'Chinon|Saumur-Champigny|Savennières|Bourgueil|Anjou|Crémant de Loire|Coteaux du Layon|Vouvray|Sancerre|Muscadet|Touraine|Bandol|Gigondas|Châteauneuf-du-Pape|Beaujolais|Fleurie|Morgon|Pommard|Meursault|Chablis|Alsace|Riesling d’Alsace|Côtes de Provence|Minervois|Corbières'.split(
    '|',
  )
export const GRAPES =
  'Cabernet franc|Chenin|Grolleau|Gamay|Sauvignon|Melon de Bourgogne|Syrah|Grenache|Mourvèdre|Pinot noir|Chardonnay|Riesling|Carignan|Côt'.split(
    '|',
  )
export const TOLD =
  'robe,profonde,nez,fruits,rouges,cerise,cassis,épices,bouche,ample,tanins,soyeux,finale,longue,minérale,fraîcheur,équilibre,vendange,manuelle,élevage,barrique,cuve,béton,sol,argile,calcaire,vignes,cinquante,ans,coteau,sud,ouest,soirée,grillade,fromage,chèvre,poisson,garde,carafe,servir'.split(
    ',',
  )
