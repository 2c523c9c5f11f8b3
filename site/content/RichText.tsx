import type { MouseEvent } from 'react'
import type { FilmWords } from './film-words.ts'
import './rich-text.css'

interface RichTextProps {
  /** As a call has sent it: cleaned, and safe to print. */
  html: string
  film: FilmWords
  className?: string
}

/** A text of the estate, set like a page of a book. Films of other sites come after a word of consent only. */
export function RichText({ html, film, className = '' }: RichTextProps) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-film]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void import('./play-film.ts').then((part) => part?.askForFilm(link, film))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls, keys click them.
    <div
      className={`rich-text ${className}`}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the call that gave it has cleaned it: nothing in it runs or fetches from elsewhere.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
