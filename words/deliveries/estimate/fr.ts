import { fr as freeShipping } from '#words/deliveries/free-shipping/fr.ts'

/** What delivery costs and when it comes, before anything is ordered. Fetched when somebody asks. */
export const fr = {
  place: 'Où livrer ?',
  placeHint: 'Un code postal ou une commune : le prix et le jour s’affichent.',
  show: 'Voir le prix et le jour',
  change: 'Changer',
  changeNamed: 'Changer la commune de livraison',
  to: 'Livraison à {place}',
  placeMissing: 'Écrivez un code postal ou le nom d’une commune.',
  placeUnknown: 'Nous ne connaissons pas cette commune. Écrivez son code postal, par exemple 49400.',
  cityFound: '1 commune proposée',
  citiesFound: '{n} communes proposées',
  home: 'À domicile',
  relay: 'En point relais',
  free: 'Offerte',
  none: 'Nous ne livrons pas cette quantité à cette adresse.',
  failed: 'Le prix n’a pas pu être calculé. Réessayez dans un instant.',
  counting: 'Calcul du prix…',
  freeShipping,
}

export type EstimateWords = typeof fr
