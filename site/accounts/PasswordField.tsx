import { useState } from 'react'
import { Field } from '#ui/controls/Field.tsx'
import type { TextFieldProps } from '#ui/controls/TextField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'

/** A password can be looked at: who sees what they type need not type it twice. */
export function PasswordField({ words, ...field }: TextFieldProps & { words: AccountWords }) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {({ className, ...input }) => (
        <div className="relative">
          <input
            {...input}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${className} pr-24`}
          />
          <button
            type="button"
            aria-controls={input.id}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!isShown)}
            className="input-end noscript:hidden"
          >
            {isShown ? words.hide : words.show}
          </button>
        </div>
      )}
    </Field>
  )
}
