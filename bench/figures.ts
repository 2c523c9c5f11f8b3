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
}

export interface Judged {
  figure: Figure
  baseline: number | undefined
  verdict: 'ok' | 'BAR MISSED' | 'WORSE' | 'information' | 'not measured'
}

export type Baselines = Readonly<Record<string, number>>

const WORSE_BY = 0.2

const UNITS = {
  ratio: (value: number) => value.toFixed(2),
  count: (value: number) => String(Number(value.toFixed(2))),
  kB: (value: number) => `${(value / 1_000).toFixed(1)} kB`,
  MB: (value: number) => `${(value / 1_000_000).toFixed(0)} MB`,
  seconds: (value: number) => `${value.toFixed(1)} s`,
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
  if (baseline !== undefined && isWorse({ value, baseline, better })) return 'WORSE'
  return bar === undefined && !figure.hasBaseline ? 'information' : 'ok'
}

function isWorse({ value, baseline, better }: { value: number; baseline: number; better: Figure['better'] }): boolean {
  return better === 'more' ? value < baseline * (1 - WORSE_BY) : value > baseline * (1 + WORSE_BY)
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
