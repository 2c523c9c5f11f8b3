import type { ProductView } from '#site/catalogue/product/product-view.ts'

/** When to drink it, how to serve it, and what it goes with. */
export function Facts({ view: { facts, dishes } }: { view: ProductView }) {
  if (facts.length === 0 && !dishes) return null
  return (
    <section className="mt-8 border-ink/15 border-t pt-7">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lining-nums">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="eyebrow text-[0.75rem]!">{label}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      {dishes && (
        <>
          <p className="eyebrow mt-7 mb-3 text-[0.75rem]!">{dishes.label}</p>
          <ul className="flex flex-wrap gap-x-7 gap-y-4">
            {dishes.icons.map(({ label, path }) => (
              <li key={label} className="flex flex-col items-center gap-1.5 text-[0.875rem]">
                <svg
                  viewBox="0 0 48 48"
                  aria-hidden="true"
                  className="size-10 fill-none stroke-[1.5] stroke-current text-accent"
                >
                  <path d={path} strokeLinecap="round" strokeLinejoin="round" />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
