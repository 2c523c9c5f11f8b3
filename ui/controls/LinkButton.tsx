import { Link, type LinkProps } from '#ui/router/Link.tsx'
import { type ButtonLook, withButtonLook } from './button-look.ts'

/** The way to another page of the site, as a button. */
export function LinkButton(props: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link {...withButtonLook(props)} />
}
