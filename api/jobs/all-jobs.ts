import type { JobDefinition } from '../machinery/define-job.ts'
import { forgetCustomizationFiles } from './forget-customization-files.ts'
import { forgetOldTraces } from './forget-old-traces.ts'

/** Every background job. A queue is made for each at start. */
export const allJobs: readonly JobDefinition[] = [forgetOldTraces, forgetCustomizationFiles]
