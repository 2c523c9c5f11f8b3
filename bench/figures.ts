export interface Figure {
  name: string
  /** Null where the system does not tell. */
  value: number | null
  unit: keyof typeof UNITS
  /** Said behind the value. */
  detail?: string
  better: 'more' | 'less'
  bar?: number
  aim?: number
  /** Shown with its bar, but never a reason to fail. */
  isInformation?: boolean
  /** Why the figure, and those that lean on it, may be wrong this time. */
  warning?: string
  /** Only what does not depend on the machine is compared with earlier runs: ratios, bytes, counts. */
  hasBaseline?: boolean
  /** How much worse than before is noise, where that is more than usual. */
  tolerance?: number
}

export interface Judged {
  figure: Figure
  baseline: number | undefined
  verdict: 'ok' | 'BAR MISSED' | 'WORSE' | 'information' | 'not measured'
}

export type Baselines = Readonly<Record<string, number>>

/** Two runs on one machine differ by half of this; with the noise of a shared one, by all of it. */
const WORSE_BY = 0.2

const UNITS = {
  ratio: (value: number) => value.toFixed(2),
  count: (value: number) => String(Number(value.toFixed(2))),
  kB: (value: number) => `${(value / 1_000).toFixed(1)} kB`,
  MB: (value: number) => `${(value / 1_000_000).toFixed(0)} MB`,
  seconds: (value: number) => `${value.toFixed(1)} s`,
  ms: (value: number) => `${value.toFixed(2)} ms`,
  rate: (value: number) => `${value.toLocaleString('en', { maximumFractionDigits: 0 })}/s`,
} as const

export function judge(figures: readonly Figure[], baselines: Baselines): Judged[] {
  return figures.map((figure) => {
    const baseline = figure.hasBaseline ? baselines[figure.name] : undefined
    return { figure, baseline, verdict: verdictOn(figure, baseline) }
  })
}

function verdictOn(figure: Figure, baseline: number | undefined): Judged['verdict'] {
  const { value, better, bar, isInformation } = figure
  if (value === null) return 'not measured'
  if (isInformation) return 'information'
  if (bar !== undefined && (better === 'more' ? value < bar : value > bar)) return 'BAR MISSED'
  if (baseline !== undefined && isWorse({ figure, value, baseline })) return 'WORSE'
  return bar === undefined && !figure.hasBaseline ? 'information' : 'ok'
}

function isWorse({ figure, value, baseline }: { figure: Figure; value: number; baseline: number }): boolean {
  const tolerance = toleranceOf(figure)
  return figure.better === 'more' ? value < baseline * (1 - tolerance) : value > baseline * (1 + tolerance)
}

export function toleranceOf({ tolerance = WORSE_BY }: Figure): number {
  return tolerance
}

export function baselinesOf(figures: readonly Figure[]): Baselines {
  const lasting = figures.flatMap(({ name, value, unit, hasBaseline }) => {
    if (!hasBaseline || value === null) return []
    return [[name, unit === 'ratio' ? Number(value.toFixed(3)) : value] as const]
  })
  return Object.fromEntries(lasting)
}

export function shownMeasure({ value, unit, detail }: Figure): string {
  if (value === null) return '—'
  return detail ? `${UNITS[unit](value)} (${detail})` : UNITS[unit](value)
}

export function shownBar({ bar, aim, unit, better }: Figure): string {
  if (bar === undefined) return '—'
  const sign = better === 'more' ? '≥' : '≤'
  return `${sign} ${UNITS[unit](bar)}${aim === undefined ? '' : ` (aim ${UNITS[unit](aim)})`}`
}

export function shownBaseline({ figure, baseline }: Judged): string {
  return baseline === undefined ? '—' : UNITS[figure.unit](baseline)
}
