import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { getPanel, PanelPage, PanelPlace } from '#contract/content/layouts.ts'
import type { OfficeArea, OfficeRight } from '#contract/office/closed-sets.ts'
import { findPanelPage } from '#db/queries/content/page-layouts.ts'
import { isPanelThing } from '#db/queries/content/panel-things.ts'
import { panelPlace } from '#rules/content/layouts/panel-place.ts'
import { mayDo } from '#rules/office/rights.ts'
import { localeFromPath, pathWithoutLocale } from '#words/basics/locales.ts'

export const handleGetPanel: Handler<typeof getPanel> = async ({ query: { path } }, parts) => {
  const { slug, thing } = panelPlace(pathWithoutLocale(path))
  return {
    value: {
      page: slug === undefined ? null : await tellPage(parts, { slug, locale: localeFromPath(path) }),
      place: thing ? await tellPlace(parts, thing) : null,
    },
  }
}

async function tellPage(parts: HandlerContext, asked: { slug: string; locale: string }): Promise<PanelPage | null> {
  const page = may(parts, { area: 'content', needs: 'read' }) ? await findPanelPage(parts.db, asked) : undefined
  if (!page) return null
  return {
    id: page.id,
    idLayout: page.layout_id,
    title: page.title,
    hasDraft: page.has_draft,
    plannedFor: page.planned_for?.toISOString() ?? null,
    mayChange: may(parts, { area: 'content', needs: 'write' }),
  }
}

async function tellPlace(
  parts: HandlerContext,
  { screen, id }: Pick<PanelPlace, 'screen' | 'id'>,
): Promise<PanelPlace | null> {
  const area = screen === 'products' ? 'catalogue' : 'content'
  if (!may(parts, { area, needs: 'read' }) || !(await isPanelThing(parts.db, { screen, id }))) return null
  const mayCount = screen === 'products' && may(parts, { area: 'stock', needs: 'write' })
  return { screen, id, mayChange: may(parts, { area, needs: 'write' }), mayCount }
}

function may({ principal }: HandlerContext, right: { area: OfficeArea; needs: OfficeRight }): boolean {
  return principal !== null && mayDo({ role: principal.officeRole, ...right })
}
