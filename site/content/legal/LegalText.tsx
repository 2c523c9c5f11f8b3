import type { Locale } from '#words/basics/locales.ts'
import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import { longDate } from '#words/content/legal/format.ts'
import { legalLabels } from '#words/content/legal/labels.ts'
import { LegalBlocks } from './LegalBlocks.tsx'

/** With fewer chapters one sees them all at once. */
const CHAPTERS_FOR_CONTENTS = 3

interface LegalTextProps {
  text: LegalDocument
  locale: Locale
}

/** A legal text as one would set it in a book: title, contents in the margin, numbered chapters in a readable measure. */
export function LegalText({ text, locale }: LegalTextProps) {
  const titles = text.chapters.flatMap(({ title }) => title ?? [])
  return (
    <article className="mx-auto w-full max-w-[90rem] px-6 py-16 desk:px-10 desk:py-28">
      <LegalHeading text={text} locale={locale} />
      <div className="mt-12 gap-x-24 desk:mt-24 desk:grid desk:grid-cols-[16rem_minmax(0,1fr)]">
        <div>{titles.length >= CHAPTERS_FOR_CONTENTS && <Contents titles={titles} locale={locale} />}</div>
        <div className="flex max-w-[66ch] flex-col gap-16 desk:gap-20">
          {text.chapters.map((chapter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change places, and two may have one title.
            <Chapter key={place} chapter={chapter} number={chapterNumber(text.chapters, place)} locale={locale} />
          ))}
        </div>
      </div>
    </article>
  )
}

function LegalHeading({ text: { title, lead, updated }, locale }: LegalTextProps) {
  return (
    <header className="flex max-w-5xl flex-col gap-6">
      <h1 className="text-4xl wrap-break-word hyphens-auto desk:text-7xl">{title}</h1>
      {lead && <p className="max-w-[60ch] text-xl">{lead}</p>}
      {updated && (
        <p className="text-sm text-ink/75 italic">
          <time dateTime={updated}>{legalLabels[locale].updated(longDate(updated, locale))}</time>
        </p>
      )}
    </header>
  )
}

/** Beside the text on wide screens; folded above it on phones. */
function Contents({ titles, locale }: { titles: readonly string[]; locale: Locale }) {
  const { contents } = legalLabels[locale]
  return (
    <>
      <nav aria-label={contents} className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] overflow-y-auto desk:block">
        <p className="mb-4 text-[0.8125rem] tracking-[0.14em] text-accent uppercase">{contents}</p>
        <ContentsList titles={titles} />
      </nav>
      <details className="group mb-14 border-y border-ink/15 desk:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-[0.8125rem] tracking-[0.14em] text-accent uppercase after:text-lg after:content-['+'] group-open:after:content-['–'] [&::-webkit-details-marker]:hidden">
          {contents}
        </summary>
        <nav aria-label={contents} className="pb-4">
          <ContentsList titles={titles} />
        </nav>
      </details>
    </>
  )
}

function ContentsList({ titles }: { titles: readonly string[] }) {
  return (
    <ol className="flex flex-col text-[0.9375rem] leading-snug">
      {titles.map((title, place) => (
        <li key={chapterAnchor(place + 1)}>
          <a
            href={`#${chapterAnchor(place + 1)}`}
            className="flex gap-3 py-2 text-ink/75 transition-colors hover:text-primary desk:py-1.5"
          >
            <span className="w-5 shrink-0 tabular-nums lining-nums">{place + 1}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

interface ChapterProps {
  chapter: LegalChapter
  number: number
  locale: Locale
}

function Chapter({ chapter: { title, blocks }, number, locale }: ChapterProps) {
  if (title === null) return <LegalBlocks blocks={blocks} locale={locale} />
  return (
    <section id={chapterAnchor(number)} aria-labelledby={`${chapterAnchor(number)}-title`} className="scroll-mt-28">
      <h2 id={`${chapterAnchor(number)}-title`} className="mb-6 flex items-baseline gap-4 text-3xl desk:text-4xl">
        <span className="shrink-0 text-xl text-accent tabular-nums lining-nums">{number}</span> {title}
      </h2>
      <LegalBlocks blocks={blocks} locale={locale} />
    </section>
  )
}

/** Only chapters with a title are counted. */
function chapterNumber(chapters: readonly LegalChapter[], place: number): number {
  return chapters.slice(0, place + 1).filter(({ title }) => title !== null).length
}

/** The same in every language, so that a link to a chapter survives a change of language. */
function chapterAnchor(number: number): string {
  return `article-${number}`
}
