import { Told } from '#site/orders/account/Told.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useProblemFocus } from '#ui/controls/use-problem-focus.ts'
import { Form } from '#ui/router/Form.tsx'
import { fill } from '#words/basics/fill.ts'
import type { ReturnWords } from '#words/returns/fr.ts'
import type { OrderToWithdraw, WithdrawalState } from './withdrawal-form.server.ts'

type Words = ReturnWords['withdrawal']
type Step<Name extends WithdrawalState['step']> = Extract<WithdrawalState, { step: Name }>

/** Reference and address: both are in the mail that confirmed the order. */
export function FindForm({ words, state: { refused, typed } }: { words: Words; state: Step<'find'> }) {
  const form = useProblemFocus<HTMLFormElement>(refused)
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex max-w-xl flex-col gap-5">
      {refused && <Told kind="alert">{refused}</Told>}
      <TextField
        id="reference"
        name="reference"
        look="soft"
        required
        maxLength={20}
        autoComplete="off"
        label={words.reference}
        hint={words.referenceHint}
        defaultValue={typed.reference}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        look="soft"
        required
        autoComplete="email"
        inputMode="email"
        label={words.email}
        defaultValue={typed.email}
      />
      <div>
        <Button type="submit" name="intent" value="find" size="medium">
          {words.find}
        </Button>
      </div>
    </Form>
  )
}

interface OwnOrdersProps {
  words: Words
  orders: readonly { publicId: string; label: string; names: string }[]
}

/** Who is signed in only chooses. */
export function OwnOrders({ words, orders }: OwnOrdersProps) {
  return (
    <section className="mb-12">
      <h2 className="title-3">{words.own}</h2>
      <p className="mt-2">{words.ownHint}</p>
      <ul className="mt-4 border-ink/15 border-t">
        {orders.map(({ publicId, label, names }) => (
          <li key={publicId} className="flex items-center justify-between gap-6 border-ink/15 border-b py-4">
            <div className="min-w-0">
              <p className="lining-nums">{label}</p>
              <p className="truncate text-[0.9375rem] text-ink/80">{names}</p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="order" value={publicId} />
              <Button
                type="submit"
                name="intent"
                value="find"
                look="outline"
                size="small"
                aria-label={`${words.choose} ${label}`}
              >
                {words.choose}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ConfirmFormProps {
  words: Words
  state: Step<'order'>
}

/** What names the order: its link, or its reference with the address it was placed with. */
const WHICH = ['order', 'reference', 'email'] as const

/** What one withdraws from, and the control that does it. */
export function ConfirmForm({ words, state: { order, refused, typed } }: ConfirmFormProps) {
  const form = useProblemFocus<HTMLFormElement>(refused)
  if (!order.isOpen || !order.isAnyLeft)
    return <p className="mt-4 max-w-[60ch]">{order.isOpen ? words.nothing : order.period}</p>
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-6 flex max-w-2xl flex-col gap-6">
      {WHICH.map((name) => typed[name] && <input key={name} type="hidden" name={name} value={typed[name]} />)}
      {refused && <Told kind="alert">{refused}</Told>}
      <fieldset>
        <legend className="title-3 font-title text-heading">{words.lines}</legend>
        <ul className="mt-2">
          {order.lines.map((line) => (
            <LineField key={line.line} words={words} line={line} typed={typed} />
          ))}
        </ul>
      </fieldset>
      <TextField
        id="name"
        name="name"
        look="soft"
        required
        maxLength={160}
        autoComplete="name"
        label={words.name}
        hint={words.receipt}
        defaultValue={typed.name}
      />
      <div>
        <Button type="submit" name="intent" value="confirm" size="medium">
          {words.confirm}
        </Button>
      </div>
    </Form>
  )
}

interface LineFieldProps {
  words: Words
  line: OrderToWithdraw['lines'][number]
  typed: Readonly<Record<string, string>>
}

function LineField({ words, line: { line, name, left, why }, typed }: LineFieldProps) {
  const counts = Array.from({ length: Math.min(left, 500) + 1 }, (_, count) => ({ value: count, label: String(count) }))
  return (
    <li className="flex items-center justify-between gap-6 border-ink/15 border-b py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        {why && <p className="max-w-[52ch] text-[0.9375rem] text-ink/80">{why}</p>}
      </div>
      {left > 0 && (
        <div className="w-24 shrink-0">
          <SelectField
            id={`quantity-${line}`}
            name={`quantity-${line}`}
            look="soft"
            label={words.quantity}
            aria-label={fill(`${words.quantity}, {name}`, { name })}
            choices={counts}
            defaultValue={typed[`quantity-${line}`] ?? String(left)}
          />
        </div>
      )}
    </li>
  )
}
