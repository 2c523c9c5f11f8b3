import type { LookContent } from '#contract/sites/look.ts'
import { findParameterValues } from '#db/queries/sites/parameters.ts'
import { findBanner, listFonts, listLogos } from '#db/queries/sites/sites.ts'
import { lockParameters } from '#db/queries/sites/write-look.ts'
import type { SiteDb } from '#db/site-db.ts'
import { LOOK_PARAMETERS } from '#rules/sites/looks/look-content.ts'

type ParameterRow = { type: string; value: string | null }

/** How the site looks to everybody, as one document. */
export async function findPublishedLook(db: SiteDb): Promise<LookContent> {
  return lookOf(db, await findParameterValues(db, LOOK_PARAMETERS))
}

/** The same, for whoever changes it: nobody else does meanwhile. */
export async function lockPublishedLook(db: SiteDb): Promise<LookContent> {
  return lookOf(db, await lockParameters(db, LOOK_PARAMETERS))
}

const USUAL_FONT = { family: 'EB Garamond', color: null, size: 12, weight: 400, style: 'normal' } as const

async function lookOf(db: SiteDb, parameters: readonly ParameterRow[]): Promise<LookContent> {
  const [fonts, logos, banner] = await Promise.all([listFonts(db), listLogos(db), findBanner(db)])
  const font = (role: keyof LookContent['fonts']) => {
    const { type: _type, ...found } = fonts.find(({ type }) => type === role) ?? { type: role, ...USUAL_FONT }
    return found
  }
  const logo = (kind: keyof LookContent['logos']) => {
    const found = logos.find(({ type }) => type === kind)
    return found ? { media: found.id, alt: found.alt } : null
  }
  return {
    parameters: Object.fromEntries(parameters.map(({ type, value }) => [type, value])),
    fonts: { TITLE: font('TITLE'), CONTENT: font('CONTENT'), MENU: font('MENU') },
    logos: {
      LOGO: logo('LOGO'),
      LOGO_FOOTER: logo('LOGO_FOOTER'),
      LOGO_LIGHT_THEME: logo('LOGO_LIGHT_THEME'),
      LOGO_DARK_THEME: logo('LOGO_DARK_THEME'),
      LOGO_FAVICON: logo('LOGO_FAVICON'),
    },
    banner: banner ? placedBanner(banner) : null,
  }
}

function placedBanner({ id, position_x, position_y, size, repeat, bannerHeight }: NonNullable<BannerRow>) {
  return { media: id, positionX: position_x, positionY: position_y, size, repeat, height: bannerHeight }
}

type BannerRow = Awaited<ReturnType<typeof findBanner>>
