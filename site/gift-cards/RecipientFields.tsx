import { today } from '#site/browser/today.ts'
import { DateField } from '#ui/controls/DateField.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { fill } from '#words/basics/fill.ts'
import type { GiftCardWords } from '#words/gift-cards/fr.ts'
import { type GiftField, lastSendingDay, type TypedGift } from './gift-wish.ts'

const MOST_SIGNS = 500
/** From here on it is told how many are left. */
const NEARLY_FULL = 400

interface RecipientFieldsProps {
  id: string
  typed: TypedGift
  problems: Partial<Record<GiftField, string>>
  words: GiftCardWords['form']
  onChange: (part: Partial<TypedGift>) => void
}

/** Who receives a gift card, with which words and when. */
export function RecipientFields({ id, typed, problems, words, onChange }: RecipientFieldsProps) {
  const day = today()
  const left = MOST_SIGNS - typed.message.length
  const told = left > 0 ? fill(words.messageLeft, { n: left }) : words.messageFull
  return (
    <div className="flex flex-col gap-5">
      <TextField
        id={`${id}-name`}
        look="boxed"
        label={words.name}
        hint={words.nameHint}
        problem={problems.name}
        autoComplete="off"
        maxLength={80}
        aria-required
        value={typed.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        id={`${id}-email`}
        look="boxed"
        label={words.email}
        problem={problems.email}
        type="email"
        autoComplete="off"
        maxLength={254}
        aria-required
        value={typed.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextArea
        id={`${id}-message`}
        look="boxed"
        label={words.message}
        optional={words.optional}
        hint={typed.message.length < NEARLY_FULL ? words.messageHint : told}
        problem={problems.message}
        rows={4}
        maxLength={MOST_SIGNS}
        value={typed.message}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      <DateField
        id={`${id}-sendOn`}
        look="boxed"
        label={words.day}
        optional={words.optional}
        hint={words.dayHint}
        problem={problems.sendOn}
        min={day}
        max={lastSendingDay(day)}
        value={typed.sendOn}
        onChange={({ target }) => onChange({ sendOn: target.value })}
      />
    </div>
  )
}
