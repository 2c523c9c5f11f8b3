import type { RegionWords } from './fr.ts'

export const en: RegionWords = {
  ARA: 'Auvergne-Rhône-Alpes',
  BFC: 'Burgundy and Franche-Comté',
  BRE: 'Brittany',
  CVL: 'Centre-Val de Loire',
  COR: 'Corsica',
  GES: 'Grand Est',
  HDF: 'Hauts-de-France',
  IDF: 'Paris and Île-de-France',
  NOR: 'Normandy',
  NAQ: 'Nouvelle-Aquitaine',
  OCC: 'Occitanie',
  PDL: 'Pays de la Loire',
  PAC: 'Provence-Alpes-Côte d’Azur',
  GLP: 'Guadeloupe',
  MTQ: 'Martinique',
  GUF: 'French Guiana',
  REU: 'Réunion',
  MYT: 'Mayotte',
}
