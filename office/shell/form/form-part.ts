import type { ReactNode } from 'react'

/** A section of a form: fields side by side, or a part of its own. Its title is among the sections of the thing's words. */
export interface FormPart {
  section: string
  fields?: readonly string[]
  view?: () => ReactNode
}
