import { z } from 'zod'
import { HTML } from '#contract/basics/shapes.ts'

/** How a field is typed, as its shape in the contract says. */
type FieldKind = { isNullable: boolean } & (
  | { kind: 'yes' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'number' | 'amount'; min: number | null; max: number | null }
  | { kind: 'text'; max: number | null }
  | { kind: 'html' }
  | { kind: 'day' | 'moment' }
  | { kind: 'choices'; choices: readonly string[] }
  | { kind: 'texts'; fields: z.ZodObject }
  /** Several values or rows: its form has a part of its own for them. */
  | { kind: 'other' }
)

/** What is left of a shape without its default and its null. */
export function unwrapped(shape: unknown): { inner: unknown; isNullable: boolean } {
  let inner = shape
  let isNullable = false
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodNullable || inner instanceof z.ZodOptional) {
    isNullable ||= inner instanceof z.ZodNullable
    inner = inner.unwrap()
  }
  return { inner, isNullable }
}

export function fieldKind(shape: unknown): FieldKind {
  const { inner, isNullable } = unwrapped(shape)
  if (inner instanceof z.ZodBoolean) return { kind: 'yes', isNullable }
  if (inner instanceof z.ZodEnum) return { kind: 'choice', choices: inner.options.map(String), isNullable }
  if (inner instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max } = inner
    return { kind: inner.isInt ? 'number' : 'amount', min: finite(min), max: finite(max), isNullable }
  }
  if (inner instanceof z.ZodISODate) return { kind: 'day', isNullable }
  if (inner instanceof z.ZodISODateTime) return { kind: 'moment', isNullable }
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodEnum) {
    return { kind: 'choices', choices: inner.element.options.map(String), isNullable }
  }
  if (inner instanceof z.ZodString && inner.meta()?.contentMediaType === HTML) return { kind: 'html', isNullable }
  if (inner instanceof z.ZodString) return { kind: 'text', max: inner.maxLength, isNullable }
  if (inner instanceof z.ZodRecord && inner.valueType instanceof z.ZodObject) {
    return { kind: 'texts', fields: inner.valueType, isNullable }
  }
  return { kind: 'other', isNullable }
}

/** The largest whole number that a machine can tell is no limit that anybody meant. */
function finite(limit: number | null): number | null {
  return limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : null
}

/** Whether it must be said: neither empty nor left to a default. */
export function isRequired(shape: unknown): boolean {
  if (shape instanceof z.ZodDefault || shape instanceof z.ZodOptional) return false
  const { inner, isNullable } = unwrapped(shape)
  if (isNullable || inner instanceof z.ZodBoolean) return false
  return !(inner instanceof z.ZodString) || (inner.minLength ?? 0) > 0
}

/** What a new one has before anything is typed, as far as its shapes say. */
export function defaultsOf(fields: z.ZodObject): Record<string, unknown> {
  const named = Object.entries(fields.shape).flatMap(([name, shape]) =>
    shape instanceof z.ZodDefault ? [[name, shape.parse(undefined)]] : [],
  )
  return Object.fromEntries(named)
}
