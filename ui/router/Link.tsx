import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from './hooks.ts'
import { isForeign, printPath, resolvePath, type To } from './paths.ts'
import type { NavigateOptions } from './router-context.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To
  /** Leads to a document of its own. */
  reloadDocument?: boolean | undefined
}

/** A plain link; where scripts run, it turns the page without loading a document. */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset = false, reloadDocument = false, onClick, ...rest } = props
  const here = useLocation()
  const navigate = useNavigate()
  const isElsewhere = reloadDocument || (typeof to === 'string' && isForeign(to))
  const href = typeof to === 'string' && isForeign(to) ? to : printPath(resolvePath(to, here))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(href, { replace: replace ?? href === printPath(here), state, preventScrollReset })
  }
  return <a {...rest} href={href} onClick={follow} />
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className: (is: { isActive: boolean }) => string
}

/** A link that knows whether it leads to where one is. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const here = useLocation()
  const isActive = bare(resolvePath(rest.to, here).pathname) === bare(here.pathname)
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}

function bare(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : pathname
}

/** Anything else the browser does its own way: another tab, a window, a file. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget
  const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isModified && (target === '' || target === '_self') && download === ''
}
