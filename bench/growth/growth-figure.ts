import type { Figure } from '../figures.ts'

/** What is a thousand times as large costs hardly more. */
const BAR = 1.5
export const GROWTH = {
  unit: 'ratio',
  better: 'less',
  bar: BAR,
  hasBaseline: true,
  tolerance: 0.3,
} as const satisfies Partial<Figure>

export function grownName(what: string, grown: 'wines' | 'orders' | 'estates'): string {
  return `${what}, many ${grown} / few, CPU`
}
