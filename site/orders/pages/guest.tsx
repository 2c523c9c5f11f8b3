import { useKeptFocus } from '#site/accounts/frame/use-kept-focus.ts'
import { Outlet } from '#ui/router/Outlet.tsx'

/** Whoever holds the link of a mail: nothing of it reaches other sites, and no search engine keeps it. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** Orders and returns of guests, by the link of their mails: the same pages as in an account, without one around them. */
export default function GuestLayout() {
  useKeptFocus()
  return (
    <div className="mx-auto w-full max-w-5xl px-6 pt-10 pb-20 desk:px-10 desk:pt-16 desk:pb-28">
      <meta name="robots" content="noindex" />
      <Outlet />
    </div>
  )
}
