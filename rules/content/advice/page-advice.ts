import type { AdviceKind } from '#contract/content/closed-sets.ts'
import type { PageAdvice } from '#contract/content/page-advice.ts'
import type { DeskPage, DeskSection, PageWords } from '#contract/content/page-content.ts'
import { plainWords } from '#rules/basics/plain-text.ts'
import type { Path } from '#rules/content/drafts/page-edits.ts'
import { allSections } from '#rules/content/drafts/section-tree.ts'
import { isPlaced } from '#rules/content/section-pictures.ts'
import { hasWordlessPicture, headingsOfHtml, linksOfHtml } from './html-parts.ts'
import { type InsideLink, insideLink } from './inside-links.ts'
import { valuesIn } from './section-values.ts'
import { untranslatedIn } from './untranslated.ts'

export interface PageSurroundings {
  /** How large a picture is; undefined of a drawing, which is sharp at any size. */
  sizeOf: (media: string) => { width: number; height: number } | undefined
  isThere: (link: InsideLink) => boolean
  /** Whether it asks to be replaced: words that a new section has where nothing is known of the estate. */
  isInvitation: (words: string) => boolean
  isReadable: boolean
  isLegallyComplete: boolean
}

type Language = PageAdvice['language']
type SectionAdvice = Omit<PageAdvice, 'language'>

/** Of a result in a search, what is longer is cut. */
const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 160

/** What could be better in a page, in the order of its languages and sections. */
export function adviseOnPage(page: DeskPage, surroundings: PageSurroundings): PageAdvice[] {
  const languages = wordsOf(page)
  const [first] = languages
  if (!first) return []
  const ofEstate = [
    ...(surroundings.isReadable ? [] : [onEstate('contrast')]),
    ...(surroundings.isLegallyComplete ? [] : [onEstate('legal-missing')]),
  ].map((advice) => ({ ...advice, language: first[0] }))
  const ofWords = languages.flatMap(([language, words]) => {
    const told = [...onHead(words), ...onSections(words.sections, { language, surroundings })]
    const untold = language === first[0] ? [] : untranslatedIn(words.sections, first[1].sections)
    return [...told, ...untold].map((advice) => ({ ...advice, language }))
  })
  return [...ofWords, ...ofEstate]
}

/** French first: the estate's own language, from which it translates. */
function wordsOf(page: DeskPage): (readonly [Language, PageWords])[] {
  return (['fr', 'en'] as const).flatMap((language) => {
    const words = page[language]
    return words ? [[language, words] as const] : []
  })
}

const onEstate = (kind: AdviceKind): SectionAdvice => ({ kind, section: null, field: '' })

function onHead({ title, metaDescription }: PageWords): SectionAdvice[] {
  const long = metaDescription.length > LONGEST_DESCRIPTION
  const about: AdviceKind | null =
    metaDescription.trim() === '' ? 'description-missing' : long ? 'description-long' : null
  return [
    ...(title.length > LONGEST_TITLE ? [{ kind: 'title-long', section: null, field: 'title' } as const] : []),
    ...(about ? [{ kind: about, section: null, field: 'metaDescription' }] : []),
  ]
}

interface Place {
  language: Language
  surroundings: PageSurroundings
}

function onSections(sections: readonly DeskSection[], place: Place): SectionAdvice[] {
  const all = allSections(sections)
  const inEach = all.flatMap((section) => [
    ...onWords(section, place),
    ...onPictures(section, place),
    ...onLinks(section, place),
  ])
  return [...inEach, ...onHeadings(all)]
}

/** What nobody has filled in, once a section. */
function onWords(section: DeskSection, { surroundings: { isInvitation } }: Place): SectionAdvice[] {
  const asks = valuesIn(section).find(({ value }) => typeof value === 'string' && isInvitation(value))
  return asks ? [{ kind: 'unfilled', ...placed(section, asks.path) }] : []
}

/** Kinds whose picture fills the window. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['hero', 'slides'])
const NEEDED = { width: 1_600, side: 640 } as const

function onPictures(section: DeskSection, { surroundings }: Place): SectionAdvice[] {
  return valuesIn(section).flatMap(({ path, value }): SectionAdvice[] => {
    const at = placed(section, path)
    if (typeof value === 'string' && path.at(-1) === 'html' && hasWordlessPicture(value))
      return [{ kind: 'alt-missing', ...at }]
    if (!isPlaced(value)) return []
    const adorns = value.isDecorative === true || section.type === 'ornament' || path.at(-1) === 'ornament'
    // A crop for phones fills a phone only.
    const fills = WIDE_KINDS.has(section.type) && path.at(-1) !== 'portrait'
    const size = surroundings.sizeOf(value.media)
    const isSmall = size && (fills ? size.width < NEEDED.width : Math.max(size.width, size.height) < NEEDED.side)
    return [
      ...(value.alt.trim() === '' && !adorns ? [{ kind: 'alt-missing', ...at } as const] : []),
      ...(isSmall ? [{ kind: 'picture-small', ...at } as const] : []),
    ]
  })
}

/** What says nothing of where it leads, read out of its place. */
const VAGUE: ReadonlySet<string> = new Set([
  'ici',
  'cliquez ici',
  'cliquer ici',
  'lien',
  'ce lien',
  'suite',
  'lire la suite',
  'voir',
  'voir plus',
  'plus',
  'en savoir plus',
  'plus d infos',
  'plus d informations',
  'here',
  'click here',
  'link',
  'this link',
  'more',
  'read more',
  'learn more',
  'see more',
  'find out more',
])

const isVague = (words: string) => VAGUE.has(plainWords(words).join(' ')) || /^(https?:|www\.)/i.test(words.trim())

function onLinks(section: DeskSection, { language, surroundings }: Place): SectionAdvice[] {
  return valuesIn(section).flatMap(({ path, value }): SectionAdvice[] => {
    const at = placed(section, path)
    return linksAt(path, value).flatMap(({ href, words }): SectionAdvice[] => {
      const target = insideLink(href, language)
      return [
        ...(words !== null && isVague(words) ? [{ kind: 'link-vague', ...at } as const] : []),
        ...(target !== null && !surroundings.isThere(target) ? [{ kind: 'link-broken', ...at } as const] : []),
      ]
    })
  })
}

interface FoundLink {
  href: string
  /** Null where it stands on something that has words of its own: a bottle, a picture. */
  words: string | null
}

function linksAt(path: Path, value: unknown): FoundLink[] {
  if (typeof value === 'string') return path.at(-1) === 'html' ? linksOfHtml(value) : []
  if (typeof value !== 'object' || value === null || !('href' in value) || typeof value.href !== 'string') return []
  return [{ href: value.href, words: 'label' in value && typeof value.label === 'string' ? value.label : null }]
}

/** Every link of a page that may lead nowhere, so that all are looked up at once. */
export function insideLinksOf(page: DeskPage): InsideLink[] {
  return wordsOf(page).flatMap(([language, { sections }]) =>
    allSections(sections)
      .flatMap((section) => valuesIn(section).flatMap(({ path, value }) => linksAt(path, value)))
      .flatMap(({ href }) => insideLink(href, language) ?? []),
  )
}

/** Headings go down one step at a time: the page's title, those of sections, those of texts. */
function onHeadings(sections: readonly DeskSection[]): SectionAdvice[] {
  let level = 1
  return sections.flatMap((section): SectionAdvice[] => {
    const { title, html } = section as { title?: unknown; html?: unknown }
    const own = typeof title === 'string' && title !== '' ? [2] : []
    const levels = [...own, ...(typeof html === 'string' ? headingsOfHtml(html) : [])]
    const jumps = levels.filter((next) => {
      const isJump = next > level + 1
      level = next
      return isJump
    })
    return jumps.length > 0 ? [{ kind: 'heading-jump', section: section.id, field: 'html' }] : []
  })
}

function placed(section: DeskSection, path: Path): Pick<PageAdvice, 'section' | 'field'> {
  return { section: section.id, field: path.join('.') }
}
