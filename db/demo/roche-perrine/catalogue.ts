import type { DemoCatalogue } from '#db/demo/catalogue.ts'
import { boxes } from './boxes.ts'
import { giftBox } from './gift-box.ts'
import { things } from './things.ts'
import { bullesDePerrine, bullesDePerrineRose } from './wines/bulles-de-perrine.ts'
import { closDuPuits } from './wines/clos-du-puits.ts'
import { laGabare, lesVieuxBretons } from './wines/further-reds.ts'
import { picEtPioche, quaiDesGabares } from './wines/further-roses.ts'
import { derniersTris, lePuitsBlanc, lesFeuillets } from './wines/further-whites.ts'
import { lHeureDoree } from './wines/l-heure-doree.ts'
import { laPerrine } from './wines/la-perrine.ts'
import { lesAubepines } from './wines/les-aubepines.ts'
import { pierreLevee } from './wines/pierre-levee.ts'
import { roseeDeMai } from './wines/rosee-de-mai.ts'

export const catalogue: DemoCatalogue = {
  tags: [
    { slug: 'nouveaute', label: { fr: 'Nouveauté', en: 'New' } },
    { slug: 'garde', label: { fr: 'De garde', en: 'To lay down' } },
    { slug: 'apero', label: { fr: 'Pour l’apéritif', en: 'For aperitifs' } },
    { slug: 'cadeau', label: { fr: 'À offrir', en: 'To give' } },
    { slug: 'bio', label: { fr: 'Bio certifié', en: 'Certified organic' } },
  ],
  decreasingSets: {
    cellar: {
      isMixable: true,
      steps: [
        { from: 6, type: 'PERCENT', amount: 500 },
        { from: 12, type: 'PERCENT', amount: 1000 },
        { from: 24, type: 'PERCENT', amount: 1500 },
      ],
    },
    everyday: {
      isMixable: false,
      steps: [
        { from: 12, type: 'EURO', amount: 40 },
        { from: 36, type: 'EURO', amount: 80 },
      ],
    },
  },
  variations: {
    set: {
      label: { fr: 'Lot', en: 'Set' },
      details: { two: { fr: 'Lot de 2', en: 'Set of 2' }, six: { fr: 'Lot de 6', en: 'Set of 6' } },
    },
    size: {
      label: { fr: 'Taille', en: 'Size' },
      details: { sm: { fr: 'S/M', en: 'S/M' }, lxl: { fr: 'L/XL', en: 'L/XL' } },
    },
    amount: {
      label: { fr: 'Montant', en: 'Amount' },
      details: {
        50: { fr: '50 €', en: '€50' },
        100: { fr: '100 €', en: '€100' },
        150: { fr: '150 €', en: '€150' },
        own: { fr: 'Montant libre', en: 'Amount of your choice' },
      },
    },
  },
  products: [
    lesAubepines,
    closDuPuits,
    laPerrine,
    pierreLevee,
    roseeDeMai,
    lHeureDoree,
    bullesDePerrine,
    bullesDePerrineRose,
    lesVieuxBretons,
    laGabare,
    lePuitsBlanc,
    lesFeuillets,
    quaiDesGabares,
    picEtPioche,
    derniersTris,
    ...boxes,
    giftBox,
    ...things,
  ],
}
