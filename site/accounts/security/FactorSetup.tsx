import type { Factor } from '#contract/accounts/second-factors.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { SecurityWords } from '#words/accounts/security/fr.ts'

interface FactorSetupProps {
  words: AccountWords
  said: SecurityWords['factor']
  setup: NonNullable<Factor['setup']>
  refused: RefusedForm | null
}

/** The code to read, the key to type, and the six digits that show that it worked. */
export function FactorSetup({ words, said, setup, refused }: FactorSetupProps) {
  const { secret, qr } = setup
  return (
    <>
      <p className="mb-6 max-w-[60ch]">{said.scan}</p>
      <svg
        role="img"
        aria-label={said.qr}
        viewBox={`0 0 ${qr.side} ${qr.side}`}
        shapeRendering="crispEdges"
        className="mb-6 w-56 max-w-full"
      >
        <rect width={qr.side} height={qr.side} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>{said.type}</p>
      <p className="mb-8 break-all font-mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <AccountForm intent="confirm" next={null} words={words} submit={said.confirm} refused={refused}>
        <TextField
          {...accountField({ form: 'confirm', name: 'code', refused })}
          label={said.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
      </AccountForm>
    </>
  )
}
