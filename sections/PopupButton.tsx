import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { ButtonLink } from './section-links.tsx'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** A link to the popup: what makes such links open one stands in every page. */
export function PopupButton({ section: { title, text, popup, label, align, ground }, scene }: SectionProps<'popup'>) {
  return (
    <Band ground={ground}>
      <div
        className={`flex flex-col gap-6 ${align === 'center' ? 'mx-auto max-w-4xl items-center text-center' : 'items-start'}`}
      >
        {title && <h2 className="title-2 max-w-[22ch]">{title}</h2>}
        {text && <Paragraphs text={text} className="max-w-[60ch]" />}
        <ButtonLink link={{ label, href: `#popup-${popup}` }} locale={scene.locale} />
      </div>
    </Band>
  )
}
