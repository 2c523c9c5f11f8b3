/** The regions by the codes of rules/places/regions.ts. */
export const fr = {
  ARA: 'Auvergne-Rhône-Alpes',
  BFC: 'Bourgogne-Franche-Comté',
  BRE: 'Bretagne',
  CVL: 'Centre-Val de Loire',
  COR: 'Corse',
  GES: 'Grand Est',
  HDF: 'Hauts-de-France',
  IDF: 'Île-de-France',
  NOR: 'Normandie',
  NAQ: 'Nouvelle-Aquitaine',
  OCC: 'Occitanie',
  PDL: 'Pays de la Loire',
  PAC: 'Provence-Alpes-Côte d’Azur',
  GLP: 'Guadeloupe',
  MTQ: 'Martinique',
  GUF: 'Guyane',
  REU: 'La Réunion',
  MYT: 'Mayotte',
}

export type RegionWords = typeof fr
