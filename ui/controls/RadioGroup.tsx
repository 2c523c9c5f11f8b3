import type { ComponentProps } from 'react'
import { describeField, type FieldWords } from './describe-field.ts'
import { FieldProblem } from './FieldProblem.tsx'

interface RadioGroupProps extends Omit<FieldWords, 'hint'>, Omit<ComponentProps<'div'>, 'id' | 'role'> {
  id: string
  /** Of the problem: said at once, where nothing moves the focus. */
  role?: 'alert'
}

/** Radios of which one is chosen; named by `aria-label` or by what `aria-labelledby` leads to. */
export function RadioGroup({ id, problem, role, ...group }: RadioGroupProps) {
  return (
    <>
      <div className="flex flex-col gap-3" {...describeField({ id, problem })} {...group} role="radiogroup" />
      <FieldProblem id={`${id}-problem`} text={problem} role={role} />
    </>
  )
}
