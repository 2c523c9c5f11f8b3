import type { ReactNode } from 'react'
import type { ShownPicture } from '#contract/media/pictures.ts'
import type { FilmWords } from '#site/content/film-words.ts'
import { RichText } from '#site/content/RichText.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Crumbs } from './Crumbs.tsx'
import type { Crumb, ShareLinks } from './journal-view.ts'
import { ShareBar } from './ShareBar.tsx'
import './journal.css'

export interface ArticleView {
  crumbsLabel: string
  crumbs: Crumb[]
  title: string
  lead: string
  date: string
  day: string
  /** Who wrote it and how long it takes. */
  notes: string[]
  image: ShownPicture | null
  content: string
  film: FilmWords
  /** Null of what nobody else sees yet. */
  share: ShareLinks | null
}

/** An article like a page of a review: its title wide, its picture wider, its text in one measure. */
export function ArticlePage({ article, children }: { article: ArticleView; children?: ReactNode }) {
  const { crumbsLabel, crumbs, title, lead, date, day, notes, image, content, film, share } = article
  return (
    <article className="mx-auto w-full max-w-[90rem] detail-room px-6 pb-20 desk:px-10 desk:pb-32">
      <Crumbs label={crumbsLabel} crumbs={crumbs} />
      <header className="mx-auto mt-8 max-w-[60rem] desk:mt-14">
        <p className="eyebrow text-[0.75rem]!">
          <time dateTime={date}>{day}</time>
          {notes.map((note) => (
            <span key={note}> · {note}</span>
          ))}
        </p>
        <h1 className="title-2 mt-5 hyphens-auto break-words desk:text-[calc(clamp(2.75rem,2rem+2.4vw,4.5rem)*var(--title-scale))]">
          {title}
        </h1>
        {lead && (
          <p className="mt-6 max-w-[46ch] font-title text-[1.375rem] leading-[1.45] desk:text-[1.625rem]">{lead}</p>
        )}
      </header>
      {image && (
        <div className="article-figure mt-10 desk:mt-16">
          <Picture picture={image} sizes="(min-width: 90rem) 85rem, 94vw" isFirst className="size-full object-cover" />
        </div>
      )}
      <div className="mx-auto mt-10 max-w-[60rem] desk:mt-16">
        <div className="mx-auto w-fit max-w-full">
          <RichText html={content} film={film} className="has-initial" />
          {share && <ShareBar share={share} />}
        </div>
      </div>
      {children}
    </article>
  )
}
