import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type Baselines,
  baselinesOf,
  type Figure,
  type Judged,
  shownBar,
  shownBaseline,
  shownMeasure,
  toleranceOf,
} from './figures.ts'

const BASELINES = new URL('./baselines.json', import.meta.url)

export function readBaselines(): Baselines {
  return existsSync(BASELINES) ? (JSON.parse(readFileSync(BASELINES, 'utf8')) as Baselines) : {}
}

/** What was not measured this time stays as it was. */
export function saveBaselines(figures: readonly Figure[], before: Baselines): void {
  writeFileSync(BASELINES, `${JSON.stringify({ ...before, ...baselinesOf(figures) }, null, 2)}\n`)
}

export function printTable(judged: readonly Judged[]): void {
  const rows = judged.map((one) => [
    one.figure.name,
    shownMeasure(one.figure),
    shownBar(one.figure),
    shownBaseline(one),
    one.verdict,
  ])
  const titles = ['figure', 'measured', 'bar', 'baseline', 'verdict']
  console.log(tableText(titles, rows))
  for (const { figure } of judged) if (figure.warning) console.log(`\n${figure.warning}`)
}

export function tableText(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return `\n${[line(titles), rule, ...rows.map(line)].join('\n')}`
}

/** Says which figures do not hold; true when all do. */
export function sayWhatFails(judged: readonly Judged[]): boolean {
  const failed = judged.filter(({ verdict }) => verdict === 'BAR MISSED' || verdict === 'WORSE')
  if (failed.length === 0) console.log('\nEvery figure holds.')
  for (const one of failed) {
    const against =
      one.verdict === 'BAR MISSED'
        ? `the bar is ${shownBar(one.figure)}`
        : `worse than the baseline ${shownBaseline(one)} by more than ${(100 * toleranceOf(one.figure)).toFixed(0)} %`
    console.error(`\nDoes not hold: ${one.figure.name}: ${shownMeasure(one.figure)}, ${against}.`)
  }
  return failed.length === 0
}
