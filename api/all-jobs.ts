import type { JobDefinition } from './background/define-job.ts'
import { forgetOldTraces } from './background/forget-old-traces.ts'
import { forgetOldCarts } from './carts/forget-old-carts.ts'
import { forgetCustomizationFiles } from './customizations/forget-customization-files.ts'
import { forgetInactive } from './privacy/forget-inactive.ts'
import { forgetOldReviews } from './reviews/forget-old-reviews.ts'

/** Every background job. A queue is made for each at start. */
export const allJobs: readonly JobDefinition[] = [
  forgetOldTraces,
  forgetOldCarts,
  forgetCustomizationFiles,
  forgetInactive,
  forgetOldReviews,
]
