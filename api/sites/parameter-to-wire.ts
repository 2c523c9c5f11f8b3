import type { Parameter } from '#contract/sites/parameters.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'
import { parameterLabels } from '#words/sites/parameters/words.ts'

interface ParameterRow {
  id: number
  type: string
  kind: string
  value: string | null
}

const labels: Record<ParameterType, Record<Locale, string>> = parameterLabels

export function parameterToWire(row: ParameterRow, locale: Locale): Parameter {
  const label = (labels as Record<string, Record<Locale, string>>)[row.type]?.[locale] ?? row.type
  return { ...row, kind: row.kind as Parameter['kind'], label }
}
