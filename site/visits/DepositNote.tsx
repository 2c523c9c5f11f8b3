import type { DepositTerms } from './deposit-terms.server.ts'

/** What is asked before a visit, why, and when it goes back. */
export function DepositNote({ terms, className }: { terms: DepositTerms; className: string }) {
  return (
    <section aria-labelledby="deposit" className={className}>
      <h2 id="deposit" className="title-3 lining-nums">
        {terms.title}
      </h2>
      {terms.lines.map((line) => (
        <p key={line} className="mt-3 max-w-[60ch] lining-nums">
          {line}
        </p>
      ))}
    </section>
  )
}
