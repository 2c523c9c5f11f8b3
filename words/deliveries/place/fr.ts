/** The question where to, before anything is ordered: on an estimate and in the checkout. */
export const fr = {
  place: 'Où livrer ?',
  placeHint: 'Un code postal ou une commune : le prix et le jour s’affichent.',
  show: 'Voir le prix et le jour',
  placeMissing: 'Écrivez un code postal ou le nom d’une commune.',
  placeUnknown: 'Nous ne connaissons pas cette commune. Écrivez son code postal, par exemple 49400.',
  cityFound: '1 commune proposée',
  citiesFound: '{n} communes proposées',
}

export type PlaceWords = typeof fr
