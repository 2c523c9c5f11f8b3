import type { ComponentProps } from 'react'
import { type ButtonLook, withButtonLook } from './button-look.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook

/** What does something; what leads somewhere is a LinkButton. It sends no form unless it is told to. */
export function Button(props: ButtonProps) {
  return <button type="button" {...withButtonLook(props)} />
}
