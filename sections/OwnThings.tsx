import { lazy, type ReactNode, Suspense } from 'react'
import type { SectionLink } from '#contract/content/section-fields.ts'
import type { OwnKind } from '#rules/content/own-kinds.ts'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { TextLink } from './section-links.tsx'
import { Band, ListHead, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** Only who makes pages sees it. */
const loadStandIn = () => import('./StandIn.tsx').then((part) => ({ default: part.StandIn }))
const StandIn = import.meta.env.SSR ? (await loadStandIn()).default : lazy(loadStandIn)

/** Where the words stand: above what is shown, or beside it. */
const BESIDE: readonly OwnKind[] = ['contact', 'form', 'newsletter', 'map']

interface Words {
  type: OwnKind
  eyebrow?: string | undefined
  title?: string | undefined
  text?: string | undefined
  link?: SectionLink | undefined
}

/** A section that shows things of the estate: the page draws them, the section gives the words and the ground. */
export function OwnThings({ section, scene }: SectionProps<OwnKind>) {
  const { part, at, isPreview = part === undefined, locale } = scene
  const drawn = part?.(section, at) ?? null
  if (drawn === null && !isPreview) return null
  const shown = drawn ?? (
    <Suspense>
      <StandIn kind={section.type} locale={locale} />
    </Suspense>
  )
  const words: Words = section
  // A wine that stands alone, and a text, bring their words with them.
  const isWhole = drawn !== null && (section.type === 'cuvee' || section.type === 'html')
  const link = <TextLink link={words.link} locale={locale} className="mt-10" />
  return (
    <Band ground={section.ground}>
      {isWhole ? (
        shown
      ) : BESIDE.includes(section.type) ? (
        <Beside words={words} link={link}>
          {shown}
        </Beside>
      ) : (
        <>
          <ListHead eyebrow={words.eyebrow} title={words.title} text={words.text} />
          {shown}
          {link}
        </>
      )}
    </Band>
  )
}

function Beside({ words, link, children }: { words: Words; link: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-12 desk:grid-cols-12">
      <div className="desk:col-span-5">
        <Opening eyebrow={words.eyebrow} title={words.title} />
        {words.text && <Paragraphs text={words.text} className="mt-7 max-w-[48ch]" />}
        {link}
      </div>
      <div className="desk:col-span-6 desk:col-start-7">{children}</div>
    </div>
  )
}
