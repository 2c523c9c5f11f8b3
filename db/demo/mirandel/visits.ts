import type { DemoVisit } from '#db/demo/visits.ts'

export const visits: readonly DemoVisit[] = []
