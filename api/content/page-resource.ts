import type { OfferedResource } from '#api/office/resource.ts'
import type { Problems } from '#contract/basics/problems.ts'
import { type PageFields, pages } from '#contract/content/page-resource.ts'
import { keepOldAddresses, placeLast } from '#db/queries/content/page-places.ts'
import { pageStore } from '#db/resources/pages.ts'
import type { Fields } from '#db/resources/read-record.ts'
import { TAKEN_WORDS } from '#rules/content/page-addresses.ts'

export const pageResource: OfferedResource = {
  definition: pages,
  store: pageStore,
  check({ before, fields }) {
    const given = fields as PageFields
    const problems = { ...addressProblems(given, before?.fields), ...parentProblems(given, before?.id) }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  async afterwards({ before, after }, { db }) {
    if (!before) return placeLast(db, after.id)
    const [was, is] = [before.fields, after.fields].map((fields) => (fields as PageFields).texts)
    const left = Object.entries(was ?? {}).flatMap(([locale, { url }]) =>
      is?.[locale] && is[locale].url !== url ? [{ locale, url }] : [],
    )
    if (left.length > 0) await keepOldAddresses(db, { pageId: after.id, before: left })
  },
}

/** A new address is one that nothing else answers; the site's own pages keep theirs. */
function addressProblems({ texts }: PageFields, before: Fields | undefined): Problems {
  const was = (before as PageFields | undefined)?.texts
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { url }]) => {
      if (was?.[locale]?.url === url) return []
      const isTaken = url === '' || TAKEN_WORDS.has(url)
      return isTaken ? [[`texts.${locale}.url`, { problem: 'already-taken' } as const]] : []
    }),
  )
}

/** A page is not below itself; moving it elsewhere is a call of its own, which looks at all of them. */
function parentProblems({ idParent }: PageFields, id: number | undefined): Problems {
  return idParent !== null && idParent === id ? { idParent: { problem: 'invalid' } } : {}
}
