import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, Id, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { PANEL_SCREENS } from './closed-sets.ts'
import * as routes from './routes.ts'

/** Within what the server reads of a body, however much of it has to be escaped. */
const MOST_HTML = 600_000
const MOST_PICTURE_BYTES = 2_000_000

const office = { who: 'admin', area: 'content' } as const
/** One layout per page, language and version. */
const params = z.object({ idPage: IdParam, idLayout: IdParam })
const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/)

const PanelPage = z.object({
  id: Id,
  /** How it looks now, in the language of the address. */
  idLayout: Id.nullable(),
  title: z.string(),
  /** Something is written of it that nobody sees yet. */
  hasDraft: z.boolean(),
  /** When its next version is shown. */
  plannedFor: z.string().nullable(),
  mayChange: z.boolean(),
})
export type PanelPage = z.infer<typeof PanelPage>

const PanelPlace = z.object({
  screen: z.enum(PANEL_SCREENS),
  id: Id,
  mayChange: z.boolean(),
  /** Whether pieces may be counted there. */
  mayCount: z.boolean(),
})
export type PanelPlace = z.infer<typeof PanelPlace>

export const getPanel = defineCall({
  name: 'getPanel',
  ...routes.getPanel,
  about:
    'What whoever works for the estate is told beside a page of its site: the page that is written on the desk, the thing that the address shows; nothing of what the caller may not see.',
  who: 'admin',
  isForEveryRole: true,
  query: z.object({ path: OneLine(500).min(1) }),
  output: z.object({ page: PanelPage.nullable(), place: PanelPlace.nullable() }),
  refusals: [],
})

export const checkLayoutHash = defineCall({
  name: 'checkLayoutHash',
  ...routes.checkLayoutHash,
  about:
    'Whether a page looks otherwise than on its picture. What differs from answer to answer does not count. One of those who ask at the same time is told to draw it; who does not within a minute is not waited for.',
  ...office,
  params,
  body: z.object({ html: z.string().min(1).max(MOST_HTML) }),
  output: z.object({ hasChanged: z.boolean(), hash: Fingerprint }),
  refusals: ['thing-not-found', 'changed-meanwhile'],
})

export const uploadLayoutPreview = defineCall({
  name: 'uploadLayoutPreview',
  ...routes.uploadLayoutPreview,
  about:
    'A picture of a page as it was looked at last (JPEG, PNG, WebP; 2 MB, 4 million pixels). It is kept small, and only the back office shows it.',
  ...office,
  params,
  /** The HTML that it shows, as the check has named it; the one that was checked last where nothing is said. */
  body: z.object({ hash: Fingerprint.optional() }),
  files: { max: 1, maxBytes: MOST_PICTURE_BYTES },
  output: z.object({ idLayout: Id, hash: Fingerprint }),
  refusals: ['thing-not-found', 'changed-meanwhile', 'media-unreadable', 'media-too-large', 'overloaded'],
  limit: { per: 'account', max: 60, seconds: 60 },
})

export const getLayoutPreview = defineCall({
  name: 'getLayoutPreview',
  ...routes.getLayoutPreview,
  about: 'The picture of a page in one language and version, as WebP.',
  ...office,
  params,
  /** Which picture: another one has another address. */
  query: z.object({ of: z.string().max(64).optional() }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['thing-not-found'],
  keepsPrivately: 86_400,
})
