import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import type { Locale } from '#words/basics/locales.ts'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** One sentence that owns the screen. */
export function Quote({ section, scene }: SectionProps<'quote'>) {
  const { text, author, ground } = section
  return (
    <Band ground={ground}>
      <blockquote className="mx-auto max-w-5xl py-4 text-center desk:py-10">
        <Paragraphs
          text={author ? quoted(text, scene.locale) : text}
          className="title-2 font-title leading-[1.18] *:text-balance"
        />
        {author && <footer className="eyebrow mt-8 text-accent">{author}</footer>}
      </blockquote>
    </Band>
  )
}

/** Someone's words wear the quotation marks of the page's language. */
function quoted(text: string, locale: Locale): string {
  return locale === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`
}
