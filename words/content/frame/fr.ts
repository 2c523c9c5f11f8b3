/** What the pages are called that stand around all others. */
export const fr = {
  HEADER: 'En-tête du domaine',
  FOOTER: 'Pied de page du domaine',
}
export type FramePageNames = typeof fr
