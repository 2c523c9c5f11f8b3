import type { ProductView } from '#site/catalogue/product/product-view.ts'

/** The sheet to take away, and the page to send to someone. */
export function Tools({ tools: { sheet, compose, share } }: { tools: ProductView['tools'] }) {
  return (
    <p className="mt-7 flex flex-wrap gap-x-8 border-ink/15 border-t pt-4">
      {sheet && (
        <a href={sheet.href} className={LINK}>
          {sheet.label}
        </a>
      )}
      {compose && (
        <a href={compose.href} rel="nofollow" className={LINK}>
          {compose.label}
        </a>
      )}
      <a href={share.mail} data-share className={LINK}>
        {share.label}
      </a>
    </p>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:opacity-70'
