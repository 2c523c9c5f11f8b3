import { RichText } from '#site/content/RichText.tsx'
import look from '#site/content/rich-text.css?url'
import type { OwnPartProps } from './own-part-props.ts'

/** A text of the estate; its look comes with it, since the server draws it on pages that have no other. */
export function HtmlPart({ view: { film }, section: { html, width } }: OwnPartProps<'html'>) {
  return (
    <>
      <link rel="stylesheet" href={look} precedence="medium" />
      <RichText html={html} film={film} className={width === 'text' ? 'mx-auto max-w-[66ch]' : ''} />
    </>
  )
}
