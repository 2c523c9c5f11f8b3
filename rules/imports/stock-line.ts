import { readWhole } from './cell-values.ts'
import type { LineCells } from './line-cells.ts'
import type { FieldProblem } from './told-problem.ts'

export interface StockLine {
  id: number | null
  reference: string
  gtin: string
  quantity: number
}

const MOST_PIECES = 1_000_000

export function readStockLine(cells: LineCells): { line: StockLine; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const written = cells.text('quantity')
  const quantity = readWhole(written)
  if (written === '') problems.push({ field: 'quantity', problem: { problem: 'required' } })
  else if (quantity === null) problems.push({ field: 'quantity', problem: { problem: 'not-whole' } })
  else if (quantity < 0) problems.push({ field: 'quantity', problem: { problem: 'too-small', limit: 0 } })
  else if (quantity > MOST_PIECES)
    problems.push({ field: 'quantity', problem: { problem: 'too-big', limit: MOST_PIECES } })
  const id = cells.text('id') === '' ? null : readWhole(cells.text('id'))
  const line = {
    id,
    reference: cells.text('reference'),
    gtin: cells.text('gtin').replace(/\s/g, ''),
    quantity: quantity ?? 0,
  }
  if (line.reference === '' && line.gtin === '' && id === null)
    problems.push({ field: 'reference', problem: { problem: 'required' } })
  return { line, problems }
}
