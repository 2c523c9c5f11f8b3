import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { FRAME_PARTS } from './closed-sets.ts'
import { DeskSection } from './page-content.ts'
import * as routes from './routes.ts'
import { Section } from './sections.ts'

const office = { who: 'admin', area: 'content' } as const

export const shareSection = defineCall({
  name: 'shareSection',
  ...routes.shareSection,
  about:
    'Keeps a section of a page once for all pages, under a name; pages show it where they name it (`{ type: shared }`). It is held to its kind.',
  ...office,
  body: z.object({
    name: OneLine(80).min(1),
    /** As it is in each language. */
    section: z.partialRecord(z.enum(['fr', 'en']), DeskSection),
  }),
  output: z.object({ id: Id }),
  refusals: ['page-unfinished'],
})

export const getSharedUses = defineCall({
  name: 'getSharedUses',
  ...routes.getSharedUses,
  about:
    'The pages that show a shared section: as everyone sees them, as they are being written, or as they are planned.',
  ...office,
  params: z.object({ id: IdParam }),
  output: z.object({
    uses: z.array(z.object({ id: Id, title: z.string(), state: z.enum(['PUBLISHED', 'DRAFT', 'PLANNED']) })),
  }),
  refusals: ['thing-not-found'],
})

export const openFramePage = defineCall({
  name: 'openFramePage',
  ...routes.openFramePage,
  about:
    'The sections of the estate’s own making above the menu or in the foot of every page, to be written like a page; nobody sees them before they are published.',
  ...office,
  body: z.object({ part: z.enum(FRAME_PARTS) }),
  output: z.object({ id: Id }),
  refusals: [],
})

const FrameSections = z.object({ components: z.array(Section) }).nullable()

export const getSiteFrame = defineCall({
  name: 'getSiteFrame',
  ...routes.getSiteFrame,
  about:
    'What the estate has made itself to stand above the menu and in the foot of every page; null where the site’s own stands there.',
  who: 'visitor',
  isShared: true,
  isShell: true,
  output: z.object({ header: FrameSections, footer: FrameSections }),
  refusals: [],
})
