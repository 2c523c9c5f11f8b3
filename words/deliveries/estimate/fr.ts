import { fr as freeShipping } from '#words/deliveries/free-shipping/fr.ts'
import { fr as where } from '#words/deliveries/place/fr.ts'

/** What delivery costs and when it comes, before anything is ordered. Fetched when somebody asks. */
export const fr = {
  change: 'Changer',
  changeNamed: 'Changer la commune de livraison',
  to: 'Livraison à {place}',
  home: 'À domicile',
  relay: 'En point relais',
  free: 'Offerte',
  none: 'Nous ne livrons pas cette quantité à cette adresse.',
  failed: 'Le prix n’a pas pu être calculé. Réessayez dans un instant.',
  counting: 'Calcul du prix…',
  freeShipping,
  where,
}

export type EstimateWords = typeof fr
