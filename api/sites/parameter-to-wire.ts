import type { Parameter } from '#contract/sites/parameters.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'

interface ParameterRow {
  id: number
  type: string
  kind: string
  value: string | null
}

const labels: Record<Locale, Record<ParameterType, string>> = parameterWords

export function parameterToWire(row: ParameterRow, locale: Locale): Parameter {
  const label = (labels[locale] as Partial<Record<string, string>>)[row.type] ?? row.type
  return { ...row, kind: row.kind as Parameter['kind'], label }
}
