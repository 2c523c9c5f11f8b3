import type { DemoGalleryPicture } from '#db/demo/catalogue.ts'
import { place } from './pictures.ts'

/** The places that the pages of the main wines show beside the bottle. */
export const WALL: DemoGalleryPicture = {
  picture: place('mur-tuffeau-soir.jpg'),
  alt: {
    fr: 'Mur en pierre de tuffeau, ombres de feuilles de vigne dans la lumière du soir',
    en: 'Tuffeau stone wall with vine-leaf shadows in evening light',
  },
}

export const CELLAR: DemoGalleryPicture = {
  picture: place('cave-barriques.jpg'),
  alt: {
    fr: 'Cave voûtée en pierre bordée de barriques de chêne, sous une lumière chaude',
    en: 'Vaulted stone cellar lined with oak barrels in warm lamplight',
  },
}

export const ALLEY: DemoGalleryPicture = {
  picture: place('vignoble-allee-portrait.jpg'),
  alt: {
    fr: 'Une allée d’herbe entre deux rangs de vigne, à contre-jour',
    en: 'A grassy alley between two rows of vines, against the light',
  },
}

export const AUTUMN_ROWS: DemoGalleryPicture = {
  picture: place('vignoble-rangs-automne.jpg'),
  alt: {
    fr: 'Rangs de vigne rougis par l’automne, vus d’en haut',
    en: 'Rows of vines reddened by autumn, seen from above',
  },
}

export const GALLERY: DemoGalleryPicture = {
  picture: place('galerie-tuffeau.jpg'),
  alt: {
    fr: 'Galerie taillée dans le tuffeau, bouteilles empilées sur lattes à la lueur des ampoules',
    en: 'Gallery hewn in tuffeau with sparkling wine stacked on laths under warm bulbs',
  },
}

export const RIDGE: DemoGalleryPicture = {
  picture: place('vignoble-crete-brume.jpg'),
  alt: {
    fr: 'Un château à deux tours sur une crête, au-dessus de la brume',
    en: 'A château with two towers on a ridge above the mist',
  },
}

export const TABLE: DemoGalleryPicture = {
  picture: place('table-deux-verres.jpg'),
  alt: {
    fr: 'Deux verres de vin rouge sur une table en chêne, bouteille floue et lumière de fenêtre',
    en: 'Two glasses of red wine on an oak table, blurred bottle and window light',
  },
}
