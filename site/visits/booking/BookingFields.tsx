import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { PhoneField } from '#ui/controls/PhoneField.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { PrivacyLine } from '#ui/text/PrivacyLine.tsx'
import type { VisitWords } from '#words/visits/fr.ts'

export interface FormState {
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

interface FieldsProps {
  words: VisitWords['book']
  state: FormState
}

interface LanguageChoiceProps extends FieldsProps {
  languages: readonly { value: string; label: string }[]
}

/** Where there is one language only, nobody is asked. */
export function LanguageChoice({ words, state: { typed, errors }, languages }: LanguageChoiceProps) {
  const [only, second] = languages
  if (!second) return <input type="hidden" name="language" value={only?.value ?? 'fr'} />
  const chosen = typed.language ?? only?.value
  return (
    <div>
      <h2 id="languages" className="title-3 mb-4">
        {words.language}
      </h2>
      <RadioGroup
        id="language"
        aria-labelledby="languages"
        problem={errors.language}
        className="grid gap-3 desk:grid-cols-3"
      >
        {languages.map(({ value, label }) => (
          <Radio key={value} look="box" name="language" value={value} label={label} defaultChecked={value === chosen} />
        ))}
      </RadioGroup>
    </div>
  )
}

/** Who comes, and how to reach them. */
export function VisitorFields({ words, state: { typed, errors } }: FieldsProps) {
  const field = (name: 'firstname' | 'lastname' | 'email' | 'phone') =>
    ({ id: name, name, look: 'soft', label: words[name], defaultValue: typed[name], problem: errors[name] }) as const
  return (
    <div>
      <h2 className="title-3 mb-5">{words.you}</h2>
      <div className="grid gap-6 desk:grid-cols-2">
        <TextField {...field('firstname')} autoComplete="given-name" required />
        <TextField {...field('lastname')} autoComplete="family-name" required />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={words.emailHint}
          required
        />
        <PhoneField {...field('phone')} hint={words.phoneHint} required />
        <div className="desk:col-span-2">
          <TextArea
            id="message"
            name="message"
            look="soft"
            rows={3}
            maxLength={2_000}
            label={words.message}
            defaultValue={typed.message}
            problem={errors.message}
          />
        </div>
      </div>
    </div>
  )
}

interface AgreementProps extends FieldsProps {
  policy: string
}

/** Nothing is agreed to by default. */
export function Agreement({ words, state: { typed, errors }, policy }: AgreementProps) {
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        id="waits"
        name="waits"
        look="soft"
        label={words.waits}
        hint={words.waitsHint}
        defaultChecked={typed.waits === 'on'}
      />
      <Checkbox
        id="consent"
        name="consent"
        look="soft"
        label={words.consent}
        required
        defaultChecked={typed.consent === 'on'}
        problem={errors.consent}
      />
      <PrivacyLine words={words} policy={policy} />
    </div>
  )
}
