import type { Company } from '#rules/sites/company.ts'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'

interface NeedsScriptProps {
  name: string
  company: Pick<Company, 'phone' | 'email'>
}

/** Steps that are checked and priced as one goes need a script; the telephone does not. */
export function NeedsScript({ name, company: { phone, email } }: NeedsScriptProps) {
  const { words } = useCustomization()
  return (
    <noscript>
      <div className="mx-auto flex w-full max-w-[60rem] flex-col items-start gap-4 px-6 py-20 text-[1.125rem] desk:px-10">
        <h1 className="title-2">{fill(words.heading, { name })}</h1>
        <p className="mt-4">{words.needsScript}</p>
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
