import type { Handler } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import { findPublishedLook } from '#api/sites/looks/published-look.ts'
import type { getPageAdvice } from '#contract/content/page-advice.ts'
import { findLedLinks } from '#db/queries/content/inside-links.ts'
import { findDeskPage } from '#db/queries/content/page-drafts.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { adviseOnPage, insideLinksOf } from '#rules/content/advice/page-advice.ts'
import { isLegallyComplete } from '#rules/content/legal-facts.ts'
import { picturesNamedIn } from '#rules/content/section-pictures.ts'
import { isReadableLook } from '#rules/sites/looks/look-contrast.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { pageStartWords } from '#words/content/page-starts/words.ts'
import { readDesk } from './desk-page.ts'

const INVITATIONS: ReadonlySet<string> = new Set(
  LOCALE_CODES.flatMap((locale) => Object.values(pageStartWords[locale].invitations)),
)

export const handleGetPageAdvice: Handler<typeof getPageAdvice> = async ({ params: { id } }, { db }) => {
  if (!(await findDeskPage(db, id))) return { refusal: 'thing-not-found' }
  const page = await readDesk(db, id)
  const sections = Object.values(page).flatMap((words) => words?.sections ?? [])
  const [media, isThere, look, { legal }] = await Promise.all([
    mediaById(db, picturesNamedIn(sections)),
    findLedLinks(db, insideLinksOf(page)),
    findPublishedLook(db),
    loadLetterhead(db),
  ])
  const advice = adviseOnPage(page, {
    sizeOf: (of) => {
      const { mime_type, width, height } = media.get(of) ?? {}
      return mime_type === 'image/svg+xml' || !width || !height ? undefined : { width, height }
    },
    isThere,
    isInvitation: (words) => INVITATIONS.has(words),
    isReadable: isReadableLook(look),
    isLegallyComplete: isLegallyComplete(legal),
  })
  return { value: { advice } }
}
