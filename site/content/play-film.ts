import { filmPlayer, filmServiceName, readFilmMark } from '#rules/content/foreign-films.ts'
import { fill } from '#words/basics/fill.ts'
import type { FilmWords } from './film-words.ts'

/** Says where the film lies before anything of it is fetched; who then plays it has agreed. */
export function askForFilm(link: HTMLAnchorElement, words: FilmWords): void {
  const film = readFilmMark(link.dataset.film ?? '')
  if (!film || link.nextElementSibling?.className === 'film-question') return
  const service = filmServiceName(film.service)
  const hint = Object.assign(document.createElement('p'), { textContent: fill(words.hint, { service }) })
  const play = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-primary',
    textContent: words.play,
  })
  const leave = Object.assign(document.createElement('a'), {
    href: link.href,
    rel: link.rel,
    textContent: fill(words.leave, { service }),
  })
  const question = Object.assign(document.createElement('div'), { className: 'film-question' })
  question.append(hint, play, leave)
  play.addEventListener('click', () => {
    // Who came here from another page has that page's policy, which may know no player: the film's own page is left.
    document.addEventListener('securitypolicyviolation', () => window.location.assign(link.href), { once: true })
    const player = Object.assign(document.createElement('iframe'), {
      src: filmPlayer(film),
      title: link.textContent,
      className: 'film-player',
      allow: 'fullscreen; picture-in-picture',
    })
    link.remove()
    question.replaceWith(player)
    player.focus()
  })
  link.after(question)
  play.focus()
}
