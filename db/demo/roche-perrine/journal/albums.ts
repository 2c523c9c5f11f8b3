import type { DemoAlbum } from '#db/demo/journal.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

export const albums: readonly DemoAlbum[] = [
  {
    published: '2026-10-21',
    texts: {
      fr: {
        title: 'Vendanges 2026',
        slug: 'vendanges-2026',
        description: 'Du premier sécateur aux derniers tris, en cinq images.',
      },
      en: {
        title: 'Harvest 2026',
        slug: 'harvest-2026',
        description: 'From the first secateurs to the last passes, in five pictures.',
      },
    },
    entries: [
      {
        picture: place('caisse-vendange.jpg'),
        focus: { x: 50, y: 65 },
        texts: {
          fr: {
            caption: 'Cabernet franc, le 24 septembre.',
            alt: 'Caisse de vendange en bois remplie de raisin noir entre les rangs',
          },
          en: {
            caption: 'Cabernet Franc, 24 September.',
            alt: 'Wooden harvest crate full of dark grapes between the rows',
          },
        },
      },
      {
        picture: place('vignoble-rangs-automne.jpg'),
        texts: {
          fr: {
            caption: 'Les vieux rangs, trois jours après la coupe.',
            alt: 'Rangs de vigne rougis par l’automne, vus d’en haut',
          },
          en: {
            caption: 'The old rows, three days after picking.',
            alt: 'Rows of vines turned red by autumn, seen from above',
          },
        },
      },
      {
        picture: place('vignoble-crete-brume.jpg'),
        texts: {
          fr: { caption: 'Sept heures, le plateau.', alt: 'Crête de vignes dans la brume du matin' },
          en: { caption: 'Seven in the morning, the plateau.', alt: 'A ridge of vines in the morning mist' },
        },
      },
      {
        picture: place('vignoble-heure-doree.jpg'),
        focus: { x: 30, y: 55 },
        texts: {
          fr: {
            caption: 'Dix-huit heures, retour des caisses.',
            alt: 'Rangs de vigne au soleil couchant, un château sur la crête',
          },
          en: {
            caption: 'Six in the evening, the crates come home.',
            alt: 'Rows of vines at sunset, a château on the ridge',
          },
        },
      },
      {
        picture: place('table-deux-verres.jpg'),
        texts: {
          fr: { caption: 'Le dernier soir.', alt: 'Deux verres de vin rouge sur une table en chêne' },
          en: { caption: 'The last evening.', alt: 'Two glasses of red wine on an oak table' },
        },
      },
    ],
  },
  {
    published: '2026-08-18',
    texts: {
      fr: { title: 'Dans les galeries', slug: 'dans-les-galeries', description: 'Onze degrés et demi, toute l’année.' },
      en: {
        title: 'In the galleries',
        slug: 'in-the-galleries',
        description: 'Eleven and a half degrees, all year round.',
      },
    },
    entries: [
      {
        picture: place('galerie-tuffeau.jpg'),
        texts: {
          fr: {
            caption: 'Les crémants, sur lattes.',
            alt: 'Galerie taillée dans le tuffeau, bouteilles empilées sur lattes',
          },
          en: { caption: 'Sparkling wine on its laths.', alt: 'Gallery hewn in tuffeau with bottles stacked on laths' },
        },
      },
      {
        picture: place('cave-barriques.jpg'),
        texts: {
          fr: { caption: 'La grande galerie.', alt: 'Cave voûtée en pierre bordée de barriques de chêne' },
          en: { caption: 'The great gallery.', alt: 'Vaulted stone cellar lined with oak barrels' },
        },
      },
      {
        picture: place('chene-grain.jpg'),
        texts: {
          fr: { caption: 'Fond de barrique, Tronçais.', alt: 'Veinage d’une planche de chêne' },
          en: { caption: 'Barrel head, Tronçais oak.', alt: 'Grain of an oak plank' },
        },
      },
    ],
  },
  {
    published: '2025-12-10',
    texts: {
      fr: {
        title: 'La maison et le coteau',
        slug: 'la-maison-et-le-coteau',
        description: 'La pierre, la haie, la pente.',
      },
      en: { title: 'The house and the slope', slug: 'the-house-and-the-slope', description: 'Stone, hedge and slope.' },
    },
    entries: [
      {
        picture: place('mur-tuffeau-soir.jpg'),
        texts: {
          fr: {
            caption: 'Le mur du chai, remonté en 2025.',
            alt: 'Mur en pierre de tuffeau, ombres de feuilles de vigne',
          },
          en: { caption: 'The cellar wall, rebuilt in 2025.', alt: 'Tuffeau stone wall with vine-leaf shadows' },
        },
      },
      {
        picture: place('vignoble-heure-doree.jpg'),
        focus: { x: 70, y: 40 },
        texts: {
          fr: { caption: 'Le coteau, fin août.', alt: 'Rangs de vigne au soleil couchant dans la brume dorée' },
          en: { caption: 'The slope at the end of August.', alt: 'Rows of vines at sunset in golden haze' },
        },
      },
      {
        picture: place('vignoble-crete-brume.jpg'),
        texts: {
          fr: { caption: 'La crête, un matin de janvier.', alt: 'Crête de vignes dans la brume' },
          en: { caption: 'The ridge on a January morning.', alt: 'A ridge of vines in the mist' },
        },
      },
    ],
  },
]
