import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, Moment, OneLine, Text } from '#contract/basics/shapes.ts'
import { Banner, Logo, MediaId, OnlineImage, PlacedPicture } from '#contract/media/pictures.ts'
import { LOOK_PALETTES, TYPE_PAIRS } from './closed-sets.ts'
import * as routes from './look-routes.ts'
import { FontFile } from './site.ts'

const Version = z.number().int().min(0)
const Colour = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)

const FontLook = z.object({
  family: OneLine(80).min(1),
  color: Colour.nullable(),
  size: z.number().int().min(8).max(40),
  weight: z.number().int().min(100).max(900).multipleOf(100),
  style: z.enum(['normal', 'italic']),
})

const PlacedLogo = PlacedPicture.nullable()

const PlacedBanner = z.object({
  media: MediaId,
  positionX: z.number().int().min(0).max(100),
  positionY: z.number().int().min(0).max(100),
  size: z.enum(['cover', 'contain', 'auto']),
  repeat: z.enum(['no-repeat', 'repeat', 'repeat-x', 'repeat-y']),
  height: z.number().int().min(80).max(1200),
})

/** All of how a site looks, as one document: what is drafted, kept, published and brought back. */
export const LookContent = z.object({
  /** By type; null, or none, is the default. Which types and values there are: rules/sites/looks/look-content.ts. */
  parameters: z.record(OneLine(60), Text(50_000).nullable()),
  fonts: z.object({ TITLE: FontLook, CONTENT: FontLook, MENU: FontLook }),
  logos: z.object({
    LOGO: PlacedLogo,
    LOGO_FOOTER: PlacedLogo,
    LOGO_LIGHT_THEME: PlacedLogo,
    LOGO_DARK_THEME: PlacedLogo,
    LOGO_FAVICON: PlacedLogo,
  }),
  banner: PlacedBanner.nullable(),
})
export type LookContent = z.infer<typeof LookContent>

const LookState = z.object({
  /** Counted up with each change of the draft, and when it is published or thrown away. */
  version: Version,
  isDraft: z.boolean(),
  /** The draft, or what is published where there is none. */
  content: LookContent,
  published: LookContent,
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** When the draft is published by itself. */
  publishAt: z.string().nullable(),
  /** Logos and banner of `content` as pages receive them. */
  logos: z.array(Logo),
  banner: Banner.nullable(),
  /** Typefaces that the estate has brought along, used or not. */
  fontFiles: z.array(FontFile),
})
export type LookState = z.infer<typeof LookState>

const common = { who: 'admin', area: 'look' } as const

export const getLook = defineCall({
  name: 'getLook',
  ...routes.getLook,
  about: 'How the site looks as it is drafted, and as it is published.',
  ...common,
  output: LookState,
  refusals: [],
})

export const saveLookDraft = defineCall({
  name: 'saveLookDraft',
  ...routes.saveLookDraft,
  about:
    'Keeps a draft of how the site looks, if nobody has changed it since `version` was seen. Nothing of it shows before it is published.',
  ...common,
  body: z.object({ version: Version, content: LookContent }),
  output: LookState,
  refusals: ['changed-meanwhile', 'look-planned'],
})

export const discardLookDraft = defineCall({
  name: 'discardLookDraft',
  ...routes.discardLookDraft,
  about: 'Throws the draft away: what is published is what there is.',
  ...common,
  body: z.object({ version: Version }),
  output: LookState,
  refusals: ['changed-meanwhile'],
})

export const publishLook = defineCall({
  name: 'publishLook',
  ...routes.publishLook,
  about:
    'Publishes the draft, now or at a time. What could not be read (WCAG AA, 4.5 to 1) is refused. What was published before stays among the versions.',
  ...common,
  body: z.object({ version: Version, at: Moment.nullable() }),
  output: LookState,
  refusals: ['changed-meanwhile', 'thing-not-found', 'look-unreadable'],
})

export const unplanLook = defineCall({
  name: 'unplanLook',
  ...routes.unplanLook,
  about: 'Takes back that the draft is to be published at a time; the draft stays.',
  ...common,
  body: z.object({ version: Version }),
  output: LookState,
  refusals: ['changed-meanwhile', 'thing-not-found'],
})

const LookVersion = z.object({
  id: z.number().int(),
  publishedAt: z.string(),
  /** Null where it was not published from here, and of who is gone. */
  publishedBy: z.string().nullable(),
  /** What the site looked like before anything was published from here. */
  isFirst: z.boolean(),
  content: LookContent,
})
export type LookVersion = z.infer<typeof LookVersion>

export const getLookVersions = defineCall({
  name: 'getLookVersions',
  ...routes.getLookVersions,
  about: 'What the site has looked like, newest first, and at the end what it looked like at first.',
  ...common,
  output: z.object({ versions: z.array(LookVersion) }),
  refusals: [],
})

export const restoreLookVersion = defineCall({
  name: 'restoreLookVersion',
  ...routes.restoreLookVersion,
  about: 'Makes an earlier look the draft; it shows when it is published. Pictures that are gone are left out.',
  ...common,
  params: z.object({ id: IdParam }),
  body: z.object({ version: Version }),
  output: LookState,
  refusals: ['changed-meanwhile', 'look-planned', 'thing-not-found'],
})

export const resetLook = defineCall({
  name: 'resetLook',
  ...routes.resetLook,
  about: 'Makes the draft what the site looked like at first, before anything was published from here.',
  ...common,
  body: z.object({ version: Version }),
  output: LookState,
  refusals: ['changed-meanwhile', 'look-planned'],
})

export const addTypeface = defineCall({
  name: 'addTypeface',
  ...routes.addTypeface,
  about:
    'Brings a typeface of the estate along (WOFF2, TTF, OTF): its weights and italics are told by the names of its files. A file that is no typeface is refused.',
  ...common,
  body: z.object({ family: OneLine(80).min(1) }),
  files: { max: 10, maxBytes: 2_000_000 },
  output: z.object({ fontFiles: z.array(FontFile) }),
  refusals: ['typeface-unreadable'],
})

const Proposal = z.object({
  palette: z.enum(LOOK_PALETTES),
  parameters: z.record(z.string(), z.string().nullable()),
})

export const proposeLook = defineCall({
  name: 'proposeLook',
  ...routes.proposeLook,
  about:
    'Reads the colours of a logo or a label and proposes palettes that can be read, and pairs of typefaces that go with them. Changes nothing.',
  ...common,
  body: z.object({ media: MediaId }),
  output: z.object({
    colours: z.array(z.object({ colour: z.string(), share: z.number() })),
    palettes: z.array(Proposal),
    typefaces: z.array(z.object({ pair: z.enum(TYPE_PAIRS), title: z.string(), content: z.string() })),
    picture: OnlineImage,
  }),
  refusals: ['media-not-found', 'media-unreadable', 'overloaded'],
  limit: { per: 'account', max: 60, seconds: 600 },
})
