import type { PopupFields } from '#contract/content/popup-resource.ts'
import { fill } from '#words/basics/fill.ts'
import type { WrittenWords } from '#words/office/written/fr.ts'

interface Spoken {
  /** Its number; 0 of one that is not saved yet. */
  id: number
  words: WrittenWords['popup']
  kinds: Readonly<Record<string, string>>
}

/** Where, when and how often a popup opens, as one would say it. */
export function openingSentences(popup: Partial<PopupFields>, { id, words, kinds }: Spoken): string[] {
  const { onKinds, onPages, afterSeconds, afterScroll, againDays, showsOnEveryReload, isAlcoholPromotion } = popup
  const places = [...(onKinds ?? []).map((kind) => kinds[kind] ?? kind), ...(onPages ?? []).map((slug) => `/${slug}`)]
  const adults = isAlcoholPromotion ? [words.adults] : []
  if (places.length === 0) {
    return [id > 0 ? fill(words.byLink, { link: `#popup-${id}` }) : words.linkLater, ...adults]
  }
  const moments = [
    ...(afterSeconds ? [fill(words.seconds, { n: afterSeconds })] : []),
    ...(afterScroll ? [fill(words.scroll, { n: afterScroll })] : []),
  ]
  const again = againDays ? fill(words.again, { n: againDays }) : words.once
  return [
    fill(words.opens, { places: places.join(', '), moment: moments.join(words.or) || '…' }),
    showsOnEveryReload ? words.always : again,
    ...adults,
  ]
}
