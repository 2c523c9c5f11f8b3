/** What is said before a film of another site is fetched. */
export interface FilmWords {
  hint: string
  play: string
  leave: string
}
