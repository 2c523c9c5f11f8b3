import type { getSiteInfo } from '#contract/site.ts'
import { findSiteSettings, listFonts } from '#db/queries/sites.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetSiteInfo: Handler<typeof getSiteInfo> = async (_, { db, site }) => {
  const [settings, fonts] = await Promise.all([findSiteSettings(db), listFonts(db)])
  if (!settings) throw new Error(`Site ${site.id} has no settings`)
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
      technicalFileModel: settings.technical_file_model,
      dashboardType: settings.dashboard_type,
      fonts,
    },
  }
}
