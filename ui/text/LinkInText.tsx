interface LinkInTextProps {
  /** With `{link}` where the link stands. */
  text: string
  link: string
  href: string
  /** Opens it in a tab of its own, so that nothing typed is lost, and says so to who cannot see it. */
  newTab?: string
}

/** A sentence with a link in it. */
export function LinkInText({ text, link, href, newTab }: LinkInTextProps) {
  const [before = '', after = ''] = text.split('{link}')
  return (
    <>
      {before}
      <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} className="underline underline-offset-4">
        {link}
        {newTab && <span className="sr-only"> ({newTab})</span>}
      </a>
      {after}
    </>
  )
}
