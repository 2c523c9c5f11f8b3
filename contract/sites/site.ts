import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Banner, Logo } from '#contract/media/pictures.ts'
import * as routes from './routes.ts'

export const SiteFont = z.object({
  type: z.enum(['TITLE', 'CONTENT', 'MENU']),
  family: z.string(),
  color: z.string().nullable(),
  size: z.number(),
  weight: z.number(),
  style: z.enum(['normal', 'italic']),
})

export type SiteFont = z.infer<typeof SiteFont>

export const FontFile = z.object({ family: z.string(), filename: z.string(), url: z.string() })

export const SiteInfo = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  devUrl: z.string(),
  prodUrl: z.string().nullable(),
  server: z.string(),
  defaultLang: z.string(),
  locales: z.array(z.string()),
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  /** Whether it has gift cards, so that a buyer may have one. */
  hasGiftCards: z.boolean(),
  technicalFileModel: z.string(),
  dashboardType: z.string().nullable(),
  fonts: z.array(SiteFont),
  fontFiles: z.array(FontFile),
  logos: z.array(Logo),
  banner: Banner.nullable(),
})
export type SiteInfo = z.infer<typeof SiteInfo>

export const getSiteInfo = defineCall({
  name: 'getSiteInfo',
  ...routes.getSiteInfo,
  about: 'What the site is: name, addresses, locales, shop or showcase, typefaces, logos and banner.',
  who: 'visitor',
  isShared: true,
  output: SiteInfo,
  refusals: [],
  isShell: true,
  isOpenWhileBuilding: true,
})
