import { LinkButton } from '#ui/controls/LinkButton.tsx'
import type { depositView } from './deposit-view.server.ts'

interface DepositStateProps {
  deposit: NonNullable<ReturnType<typeof depositView>>
  /** Where it is paid. */
  path: string
}

/** The deposit of a booking: until when to pay it, or that it is paid and where it lies. */
export function DepositState({ deposit: { title, sum, text, pay }, path }: DepositStateProps) {
  if (title === null) return null
  return (
    <section aria-labelledby="deposit" className="mt-4 mb-8 border-accent border-l-2 pl-6 lining-nums">
      <h2 id="deposit" className="title-3">
        {title}
      </h2>
      <p className="mt-2 max-w-[56ch]">{text ?? sum}</p>
      {pay && (
        <LinkButton to={path} className="mt-5">
          {pay}
        </LinkButton>
      )}
    </section>
  )
}
