import type { ComponentProps, ReactNode } from 'react'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: ReactNode
  /** Classes of `controls.css`, after `choice-`. */
  look: string
  /** What it costs, at the far end. */
  aside?: ReactNode
}

/** A mark and its words, touched anywhere: what Checkbox and Radio have in common. */
export function Choice({ label, look, aside, ...input }: ChoiceProps) {
  return (
    <label className={`choice choice-${look}`}>
      <input {...input} />
      <span>{label}</span> {aside}
    </label>
  )
}
