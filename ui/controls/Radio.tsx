import type { ReactNode } from 'react'
import { Choice, type ChoiceProps } from './Choice.tsx'

interface RadioProps extends Omit<ChoiceProps, 'type' | 'look'> {
  /** The same for all of a group. */
  name: string
  hint?: ReactNode
  /** A word in the middle of its surface, or a heading with a hint under it. */
  look?: 'box' | 'tall'
}

/** One of several, as a surface; they stand in a RadioGroup or a fieldset. */
export function Radio({ label, hint, look = 'tall', ...choice }: RadioProps) {
  return (
    <Choice
      {...choice}
      type="radio"
      look={`box choice-${look}`}
      label={
        <>
          {label} {hint && <span className="field-hint block">{hint}</span>}
        </>
      }
    />
  )
}
