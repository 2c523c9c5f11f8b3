import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type Baselines,
  baselinesOf,
  type Figure,
  type Judged,
  shownBar,
  shownBaseline,
  shownMeasure,
} from './figures.ts'

const BASELINES = new URL('./baselines.json', import.meta.url)

export function readBaselines(): Baselines {
  return existsSync(BASELINES) ? (JSON.parse(readFileSync(BASELINES, 'utf8')) as Baselines) : {}
}

export function saveBaselines(figures: readonly Figure[]): void {
  writeFileSync(BASELINES, `${JSON.stringify(baselinesOf(figures), null, 2)}\n`)
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
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  console.log(`\n${line(titles).trimEnd()}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`)
  for (const row of rows) console.log(line(row).trimEnd())
  for (const { figure } of judged) if (figure.warning) console.log(`\n${figure.warning}`)
}

/** Says which figures do not hold; true when all do. */
export function sayWhatFails(judged: readonly Judged[]): boolean {
  const failed = judged.filter(({ verdict }) => verdict === 'BAR MISSED' || verdict === 'WORSE')
  if (failed.length === 0) console.log('\nEvery figure holds.')
  for (const one of failed) {
    const against =
      one.verdict === 'BAR MISSED'
        ? `the bar is ${shownBar(one.figure)}`
        : `worse than the baseline ${shownBaseline(one)} by more than 20 %`
    console.error(`\nDoes not hold: ${one.figure.name}: ${shownMeasure(one.figure)}, ${against}.`)
  }
  return failed.length === 0
}
