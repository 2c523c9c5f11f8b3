import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { shownSections } from '#api/content/shown-sections.ts'
import type { FramePart } from '#contract/content/closed-sets.ts'
import { StoredSection } from '#contract/content/sections.ts'
import type { getSiteFrame } from '#contract/content/shared-sections.ts'
import { listSections } from '#db/queries/content/sections.ts'
import { findFramePage } from '#db/queries/content/shared-sections.ts'
import { withoutMarks } from '#rules/content/section-marks.ts'

export const handleGetSiteFrame: Handler<typeof getSiteFrame> = async (_, parts) => ({
  value: { header: await readPart(parts, 'HEADER'), footer: await readPart(parts, 'FOOTER') },
})

async function readPart(parts: HandlerContext, part: FramePart) {
  const { db, locale } = parts
  const page = await findFramePage(db, part)
  if (!page?.is_valid) return null
  const rows = await listSections(db, { pageId: page.id, locale })
  const stored = rows.map(({ type, properties }) => StoredSection.parse({ ...(properties as object), type }))
  const components = withoutMarks(await shownSections(parts, stored))
  return components.length > 0 ? { components } : null
}
