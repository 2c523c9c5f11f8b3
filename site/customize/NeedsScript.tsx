import type { Company } from '#rules/company.ts'
import { useCustomizing } from './customizing.tsx'

/** Steps that are checked and priced as one goes need a script; the telephone does not. */
export function NeedsScript({ company: { phone, email } }: { company: Pick<Company, 'phone' | 'email'> }) {
  const { words } = useCustomizing()
  return (
    <noscript>
      <div className="mx-auto flex w-full max-w-[60rem] flex-col items-start gap-4 px-6 py-20 text-[1.125rem] desk:px-10">
        <p>{words.needsScript}</p>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="border-b border-current py-2">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="border-b border-current py-2">
            {email}
          </a>
        )}
      </div>
    </noscript>
  )
}
