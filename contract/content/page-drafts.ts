import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, Moment } from '#contract/basics/shapes.ts'
import { PAGE_KINDS } from './closed-sets.ts'
import { PageContent } from './components.ts'
import { DeskPage, PageDelta } from './page-content.ts'
import { OpenedPreview, PreviewHours, PreviewLink } from './preview-links.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })
const versionParams = z.object({ id: IdParam, idVersion: IdParam })
/** Counts up with each save; 0 while nothing is written that is not published. */
const DraftVersion = z.number().int().nonnegative()
/** Which state of the page was seen: numbers of drafts come again once one was published or thrown away. */
const SeenState = z.string().max(80)
const seenDraft = { version: DraftVersion, seen: SeenState.optional() }

/** Where something is wrong: in a section, or in the page itself. */
const PageFault = z.object({
  language: z.enum(['fr', 'en']),
  /** The section; null of the page's own title. */
  section: z.string().nullable(),
  /** The field within it: `figures.2.label`. */
  field: z.string(),
})
export type PageFault = z.infer<typeof PageFault>

const PageVersion = z.object({
  id: Id,
  madeAt: z.string(),
  who: z.string().nullable(),
  /** Null of what is planned. */
  publishedAt: z.string().nullable(),
  plannedFor: z.string().nullable(),
  /** How it looked, as an address after `/api`; null where nobody has visited it since. */
  picture: z.string().nullable(),
})
export type PageVersion = z.infer<typeof PageVersion>

/** Null: to the draft. */
const Preview = PreviewLink.extend({ idVersion: Id.nullable() })

const PageOnDesk = z.object({
  id: Id,
  kind: z.enum(PAGE_KINDS),
  route: z.string().nullable(),
  isValid: z.boolean(),
  /** Its address in each language, as far as it has one. */
  urls: z.partialRecord(z.enum(['fr', 'en']), z.string()),
  version: DraftVersion,
  seen: SeenState,
  /** The draft, or what is published where there is none. */
  content: DeskPage,
  published: DeskPage,
  changedAt: z.string().nullable(),
  who: z.string().nullable(),
  plan: PageVersion.nullable(),
  /** What keeps it from being published as it is. */
  faults: z.array(PageFault),
})
export type PageOnDesk = z.infer<typeof PageOnDesk>

const office = { who: 'admin', area: 'content' } as const

export const getPageDraft = defineCall({
  name: 'getPageDraft',
  ...routes.getPageDraft,
  about: 'A page as it is being written, beside what is published of it.',
  ...office,
  params,
  output: z.object({ page: PageOnDesk }),
  refusals: ['thing-not-found'],
})

export const savePageDraft = defineCall({
  name: 'savePageDraft',
  ...routes.savePageDraft,
  about:
    'Keeps what is being written of a page, on top of the draft that was seen: the whole of it, or what has changed. It may be unfinished, and nobody else sees it.',
  ...office,
  params,
  body: z.object({ ...seenDraft, content: DeskPage.optional(), change: PageDelta.optional() }),
  output: z.object({ version: DraftVersion, seen: SeenState, changedAt: z.string(), faults: z.array(PageFault) }),
  refusals: ['thing-not-found', 'changed-meanwhile'],
})

export const discardPageDraft = defineCall({
  name: 'discardPageDraft',
  ...routes.discardPageDraft,
  about: 'Throws away what was written of a page since it was published.',
  ...office,
  params,
  body: z.object(seenDraft),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found', 'changed-meanwhile'],
})

export const publishPage = defineCall({
  name: 'publishPage',
  ...routes.publishPage,
  about:
    'Shows everyone the draft of a page: now, or at a moment to come, when it is shown as it is today. What is unfinished is told instead.',
  ...office,
  params,
  body: z.object({ ...seenDraft, at: Moment.nullable().default(null) }),
  output: z.object({ published: PageVersion }),
  refusals: ['thing-not-found', 'changed-meanwhile', 'page-unfinished', 'moment-past', 'nothing-to-publish'],
})

export const cancelPublication = defineCall({
  name: 'cancelPublication',
  ...routes.cancelPublication,
  about: 'Lets a planned publication not happen. What was planned becomes the draft, unless another was begun.',
  ...office,
  params,
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})

export const getPageVersions = defineCall({
  name: 'getPageVersions',
  ...routes.getPageVersions,
  about: 'Every state in which a page was published, the newest first, and the one that is planned.',
  ...office,
  params,
  output: z.object({ versions: z.array(PageVersion) }),
  refusals: ['thing-not-found'],
})

export const getPageVersion = defineCall({
  name: 'getPageVersion',
  ...routes.getPageVersion,
  about: 'What a page was made of in one of its versions.',
  ...office,
  params: versionParams,
  output: z.object({ version: PageVersion, content: DeskPage }),
  refusals: ['thing-not-found'],
})

export const restorePageVersion = defineCall({
  name: 'restorePageVersion',
  ...routes.restorePageVersion,
  about: 'Puts an older version of a page on the desk as its draft, on top of the draft that was seen.',
  ...office,
  params: versionParams,
  body: z.object(seenDraft),
  output: z.object({ version: DraftVersion }),
  refusals: ['thing-not-found', 'changed-meanwhile'],
})

export const openPagePreview = defineCall({
  name: 'openPagePreview',
  ...routes.openPagePreview,
  about: 'A link that shows the draft of a page, or one of its versions, to whoever holds it, until it ends.',
  ...office,
  params,
  body: z.object({
    idVersion: Id.nullable().default(null),
    hours: PreviewHours,
    /** Given to somebody, or what the desk shows the page by, which no list tells. */
    purpose: z.enum(['SHARE', 'DESK']).default('SHARE'),
  }),
  output: OpenedPreview,
  refusals: ['thing-not-found', 'too-many-previews'],
  answersSecret: true,
})

export const getPagePreviews = defineCall({
  name: 'getPagePreviews',
  ...routes.getPagePreviews,
  about: 'The links to previews of a page that somebody was given and that have not ended, the newest first.',
  ...office,
  params,
  output: z.object({ previews: z.array(Preview) }),
  refusals: ['thing-not-found'],
})

export const closePagePreview = defineCall({
  name: 'closePagePreview',
  ...routes.closePagePreview,
  about: 'Ends a link to a preview.',
  ...office,
  params: z.object({ id: IdParam, idPreview: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})

export const getPagePreview = defineCall({
  name: 'getPagePreview',
  ...routes.getPagePreview,
  about: 'What a page would be made of, for whoever holds a link to its preview.',
  who: 'visitor',
  differsBy: 'link',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  output: z.object({
    page: PageContent,
    kind: z.enum(PAGE_KINDS),
    /** The ids of its sections, in their order; one that `page` lacks cannot be shown yet. */
    parts: z.array(z.string()),
    /** Until when the link leads here. */
    endsAt: z.string(),
  }),
  refusals: ['page-not-found'],
})
