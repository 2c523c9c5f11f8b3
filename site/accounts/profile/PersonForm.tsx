import type { Profile } from '#contract/accounts/profile.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { shownPhone } from '#site/accounts/shown-phone.ts'
import { DateField } from '#ui/controls/DateField.tsx'
import { PhoneField } from '#ui/controls/PhoneField.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { ProfileWords } from '#words/accounts/profile/fr.ts'

interface PersonFormProps {
  words: AccountWords
  said: ProfileWords['person']
  profile: Profile
  onlyMobile: boolean
  refused: RefusedForm | null
}

export function PersonForm({ words, said, profile, onlyMobile, refused }: PersonFormProps) {
  const { user, language, languages, isBirthdateLocked } = profile
  const kept: Readonly<Record<string, string>> = {
    firstname: user.firstname,
    lastname: user.lastname,
    phone: user.phone ? shownPhone(user.phone) : '',
    birthdate: user.birthdate ?? '',
    language,
  }
  const field = (name: string) => {
    const given = accountField({ form: 'profil', name, refused })
    return { ...given, defaultValue: refused ? (given.defaultValue ?? '') : kept[name] }
  }
  return (
    <AccountForm intent="profil" next={null} words={words} submit={said.submit} refused={refused}>
      <div className="grid gap-5 desk:grid-cols-2">
        <TextField {...field('firstname')} label={said.firstname} autoComplete="given-name" required />
        <TextField {...field('lastname')} label={said.lastname} autoComplete="family-name" required />
      </div>
      <PhoneField {...field('phone')} label={onlyMobile ? said.mobile : said.phone} hint={said.phoneHint} />
      {isBirthdateLocked ? (
        <div>
          <p className="mb-1 opacity-80">{said.birthdate}</p>
          <p className="[font-feature-settings:'lnum','tnum']">{shownDay(user.birthdate ?? '')}</p>
          <p className="mt-1 max-w-[60ch] text-[0.875rem] leading-snug opacity-80">{said.locked}</p>
        </div>
      ) : (
        <DateField {...field('birthdate')} label={said.birthdate} hint={said.birthdateHint} autoComplete="bday" />
      )}
      {languages.length > 1 && (
        <SelectField
          {...field('language')}
          label={said.language}
          choices={languages.map((value) => ({ value, label: said.languages[value as 'fr'] ?? value }))}
        />
      )}
    </AccountForm>
  )
}

/** `1990-12-31` → `31/12/1990` */
function shownDay(day: string): string {
  return day.split('-').reverse().join('/')
}
