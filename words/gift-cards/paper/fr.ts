/** What stands on a gift card that is printed. */
export const fr = {
  kind: 'Carte cadeau',
  title: 'Carte cadeau de {estate}',
  credit: 'À valoir sur vos achats',
  creditTitle: 'Crédit de {estate}',
  to: 'Pour {name}',
  from: 'De la part de {name}',
  code: 'Code de la carte',
  until: 'Valable jusqu’au {date}, en une ou plusieurs fois.',
  use: 'Écrivez ce code au moment de payer sur {site}. Qui le connaît peut s’en servir : gardez cette carte comme un billet.',
  file: 'carte-cadeau',
}

export type GiftPaperWords = typeof fr
