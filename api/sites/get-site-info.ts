import type { Handler } from '#api/calls/handler.ts'
import type { getSiteInfo } from '#contract/sites/site.ts'
import { findBanner, findSiteSettings, listFontFiles, listFonts, listLogos } from '#db/queries/sites/sites.ts'
import { onlineImage } from '#rules/media/pictures.ts'

export const handleGetSiteInfo: Handler<typeof getSiteInfo> = async (_, { db, site }) => {
  // All are sent before any is answered.
  const [settings, fonts, fontFiles, logos, banner] = await Promise.all([
    findSiteSettings(db),
    listFonts(db),
    listFontFiles(db),
    listLogos(db),
    findBanner(db),
  ])
  if (!settings) throw new Error(`Site ${site.id} has no settings`)
  // What was brought along for a draft is nobody's business yet.
  const isUsed = new Set(fonts.map(({ family }) => family))
  const url = settings.prod_url ?? settings.dev_url
  return {
    value: {
      id: site.id,
      name: settings.name,
      url,
      devUrl: settings.dev_url,
      prodUrl: settings.prod_url,
      server: new URL(url).host,
      defaultLang: settings.default_lang,
      locales: settings.locales,
      isWinemaker: settings.is_winemaker,
      isECommerce: settings.is_e_commerce,
      isBuilding: settings.is_building,
      hasGiftCards: settings.sells_gift_cards,
      technicalFileModel: settings.technical_file_model,
      dashboardType: settings.dashboard_type,
      fonts,
      fontFiles: fontFiles
        .filter(({ family }) => isUsed.has(family))
        .map((file) => ({
          family: file.family,
          filename: file.filename,
          url: onlineImage(file).url,
        })),
      logos: logos.map(logoOnWire),
      banner: banner ? bannerOnWire(banner) : null,
    },
  }
}

type LogoRow = Awaited<ReturnType<typeof listLogos>>[number]
type BannerRow = NonNullable<Awaited<ReturnType<typeof findBanner>>>

function logoOnWire({ logoId, type, alt, ...media }: LogoRow) {
  return { id: logoId, type, alt, filename: media.filename, onlineImage: onlineImage(media) }
}

function bannerOnWire({ position_x, position_y, size, repeat, bannerHeight, ...media }: BannerRow) {
  const place = { positionX: position_x, positionY: position_y, size, repeat, height: bannerHeight }
  return { filename: media.filename, onlineImage: onlineImage(media), ...place }
}
