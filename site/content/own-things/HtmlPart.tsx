import { RichText } from '#site/content/RichText.tsx'
import look from '#site/content/rich-text.css?url'
import type { OwnPartProps } from './own-part-props.ts'

/**
 * A text of the estate. Its look comes with it, since few pages have one: where it stands, after the site's own styles,
 * for a file of styles before them would turn the order of their layers around.
 */
export function HtmlPart({ view: { film }, section: { html, width } }: OwnPartProps<'html'>) {
  return (
    <>
      <link rel="stylesheet" href={look} />
      <RichText html={html} film={film} className={width === 'text' ? 'mx-auto max-w-[66ch]' : ''} />
    </>
  )
}
