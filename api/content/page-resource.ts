import type { OfferedResource } from '#api/office/resource.ts'
import type { Problems } from '#contract/basics/problems.ts'
import { type PageFields, pages } from '#contract/content/page-resource.ts'
import { carryHeads } from '#db/queries/content/page-drafts.ts'
import { keepOldAddresses, placeLast } from '#db/queries/content/page-places.ts'
import { findSharedUses } from '#db/queries/content/shared-sections.ts'
import { pageStore } from '#db/resources/pages.ts'
import type { StoredRecord } from '#db/resources/read-record.ts'
import type { SiteDb } from '#db/site-db.ts'
import { TAKEN_WORDS } from '#rules/content/page-addresses.ts'
import { linkProblem } from '#rules/content/page-links.ts'

export const pageResource: OfferedResource = {
  definition: pages,
  store: pageStore,
  async check({ before, fields }, { db }) {
    const given = fields as PageFields
    const problems = {
      ...addressProblems(given, before),
      ...parentProblems(given, before?.id),
      ...linkProblems(given, before),
      ...visibilityProblems(given, before),
      ...(await sharedProblems(db, { given, before })),
    }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  async afterwards({ before, after }, { db }) {
    if (!before) return placeLast(db, after.id)
    const [was, is] = [before.fields, after.fields].map((fields) => (fields as PageFields).texts)
    const left = Object.entries(was ?? {}).flatMap(([locale, { url }]) =>
      is?.[locale] && is[locale].url !== url ? [{ locale, url }] : [],
    )
    if (left.length > 0) await keepOldAddresses(db, { pageId: after.id, before: left })
    await carryHeads(db, { pageId: after.id, before: was ?? {}, after: is ?? {} })
  },
}

/** A new address is one that nothing else answers; the site's own pages keep theirs. */
function addressProblems({ texts }: PageFields, before: StoredRecord | null): Problems {
  const was = (before?.fields as PageFields | undefined)?.texts
  const isNeeded = isOfSite(before)
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { url }]) => {
      if (was?.[locale]?.url === url) return []
      const isTaken = url === '' || TAKEN_WORDS.has(url) || (isNeeded && was?.[locale] !== undefined)
      return isTaken ? [[`texts.${locale}.url`, { problem: 'already-taken' } as const]] : []
    }),
  )
}

/** A page is not below itself; moving it elsewhere is a call of its own, which looks at all of them. */
function parentProblems({ idParent }: PageFields, id: number | undefined): Problems {
  return idParent !== null && idParent === id ? { idParent: { problem: 'invalid' } } : {}
}

/** What the site needs is a page; what leads elsewhere leads somewhere that can be followed. */
function linkProblems({ linkType, linkUrl }: PageFields, before: StoredRecord | null): Problems {
  const isShared = before !== null && before.facts.kind !== 'PAGE'
  if (linkType !== null && (isOfSite(before) || isShared)) return { linkType: { problem: 'invalid' } }
  const problem = linkProblem({ type: linkType, url: linkUrl })
  return problem ? { linkUrl: { problem } } : {}
}

/** Without its home page there is no site; what lies in the trash is taken out before it is shown. */
function visibilityProblems({ isValid }: PageFields, before: StoredRecord | null): Problems {
  const isHiddenHome = !isValid && before?.facts.route === 'accueil'
  const isShownTrash = isValid && before?.facts.isTrashed === true
  return isHiddenHome || isShownTrash ? { isValid: { problem: 'invalid' } } : {}
}

/** What other pages show stays visible. */
async function sharedProblems(
  db: SiteDb,
  { given, before }: { given: PageFields; before: StoredRecord | null },
): Promise<Problems> {
  if (given.isValid || before?.facts.kind !== 'SHARED') return {}
  const uses = await findSharedUses(db, { id: before.id, locale: 'fr' })
  return uses.length > 0 ? { isValid: { problem: 'invalid' } } : {}
}

function isOfSite(before: StoredRecord | null): boolean {
  return typeof before?.facts.route === 'string'
}
