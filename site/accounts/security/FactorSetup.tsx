import type { Factor } from '#contract/accounts/second-factors.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { QrDrawing } from '#ui/pictures/QrDrawing.tsx'
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
      <div className="mb-8 grid items-center gap-6 desk:grid-cols-[14rem_1fr] desk:gap-10">
        <QrDrawing qr={qr} label={said.qr} className="w-56" />
        <div>
          <p className="mb-2">{said.type}</p>
          {/* Two lines of four groups: none is broken, on any screen. */}
          <p className="max-w-[20ch] font-mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
      </div>
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
