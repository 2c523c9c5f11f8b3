/** What a page says that is only shown to whoever holds a link to its preview. */
export const fr = {
  notice: 'Aperçu : cette page n’est pas publiée sous cette forme. Le lien est valable jusqu’au {date}.',
  unfinished: 'Section à compléter',
  empty: 'Cette page est encore vide.',
}
export type PreviewWords = typeof fr
