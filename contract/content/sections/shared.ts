import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { SharedId } from '#contract/content/section-fields.ts'

const shape = z.object({ type: z.literal('shared'), shared: SharedId })

/** What is kept once and shown by many pages. Whoever asks what a page shows is told its sections instead. */
export const shared = defineSection({ stored: shape, shown: shape, sample: { type: 'shared', shared: 1 } })
