import type { Refusal } from './refusals.ts'

/** Every answer of the API has this shape; `errors` is there when fields are at fault. */
export type Envelope<Value> = Success<Value> | Failure

interface Success<Value> {
  success: true
  data: Value
  message: string
}

export interface Failure {
  success: false
  data: null
  message: string
  code: Refusal
  errors?: Record<string, string>
}
