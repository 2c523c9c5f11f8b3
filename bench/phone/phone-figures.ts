/** The part of Lighthouse's report that is read. */
export interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } } | undefined
  >
  runtimeError?: { message: string }
}

export interface PhoneFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds in which the page did not heed a tap. */
  blocked: number
  shift: number
  /** Milliseconds until the largest thing was drawn. */
  drawn: number
  scriptBytes: number
}

export function figuresOf({ categories, audits, runtimeError }: Report): PhoneFigures {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0))
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    drawn: value('largest-contentful-paint'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}

/** Each figure's own median. */
export function medianFigures(runs: readonly PhoneFigures[]): PhoneFigures {
  const [first] = runs
  if (!first) throw new Error('There was no run.')
  const names = Object.keys(first) as (keyof PhoneFigures)[]
  const middle = (name: keyof PhoneFigures) => {
    const sorted = runs.map((run) => run[name]).toSorted((one, other) => one - other)
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as PhoneFigures
}

export const PHONE_TITLES = ['perf', 'a11y', 'best', 'SEO', 'TBT ms', 'CLS', 'LCP ms', 'scripts kB']

export function phoneCells(figures: PhoneFigures): string[] {
  const { performance, accessibility, bestPractices, seo, blocked, shift, drawn, scriptBytes } = figures
  const whole = [performance, accessibility, bestPractices, seo, blocked].map((value) => value.toFixed(0))
  return [...whole, shift.toFixed(3), drawn.toFixed(0), (scriptBytes / 1_000).toFixed(1)]
}
