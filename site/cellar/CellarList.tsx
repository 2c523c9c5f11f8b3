import { useEffect, useRef } from 'react'
import { Form } from '#ui/router/Form.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { CellarWords } from '#words/cellar/fr.ts'
import type { WineView } from './cellar-view.server.ts'
import './cellar.css'

/** Every wine with its time and what is left of it; opening one is a form, so that it works without scripts. */
export function CellarList({ words, wines }: { words: CellarWords; wines: readonly WineView[] }) {
  return (
    <section aria-labelledby="all-wines" className="mt-14">
      <h2 id="all-wines" className="eyebrow mb-2 font-content text-accent">
        {words.all}
      </h2>
      <ul className="divide-y divide-ink/10 border-ink/10 border-b">
        {wines.map((wine) => (
          <li key={wine.id} className="cellar-wine" data-empty={wine.left === 0 || undefined}>
            <div>
              <h3 className="title-3">
                <Link to={wine.path} className="hover:underline">
                  {wine.name}
                </Link>
              </h3>
              <p className="mt-0.5 text-[0.9375rem] opacity-80">{wine.details}</p>
              <p className="mt-0.5 text-[0.875rem] opacity-80">{wine.lastBought}</p>
            </div>
            <div>
              <p className="text-[0.9375rem]">{wine.stateText}</p>
              {wine.now !== null && <DrinkWindow now={wine.now} state={wine.state} />}
              <p className="text-[0.875rem] opacity-80">{wine.windowText}</p>
            </div>
            <Opened words={words} wine={wine} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Opened({ words, wine }: { words: CellarWords; wine: WineView }) {
  const { id, opened, left, stock, stockLabel, openLabel, putBackLabel } = wine
  const form = useOtherButton(opened)
  return (
    <div className="flex items-center justify-between gap-4 desk:flex-col desk:items-end desk:gap-1">
      <p aria-live="polite" className="[font-feature-settings:'lnum','tnum']">
        <span aria-hidden>{stock}</span>
        <span className="sr-only">{stockLabel}</span>
      </p>
      <Form ref={form} method="post" preventScrollReset className="flex flex-wrap justify-end gap-x-4">
        <input type="hidden" name="wine" value={id} />
        {opened > 0 && (
          <button type="submit" name="opened" value={opened - 1} aria-label={putBackLabel} className="cellar-button">
            {words.putBack}
          </button>
        )}
        {left > 0 && (
          <button type="submit" name="opened" value={opened + 1} aria-label={openLabel} className="cellar-button">
            {words.open}
          </button>
        )}
      </Form>
    </div>
  )
}

/** With the last bottle opened or put back its button goes: the focus goes to the other one. */
function useOtherButton(opened: number) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (before.current !== opened && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus()
    before.current = opened
  }, [opened])
  return form
}

/** The years in which a wine is good, and where today stands in them: hollow before and after. */
function DrinkWindow({ now, state }: { now: number; state: WineView['state'] }) {
  const x = 5 + 2.3 * now
  const isGood = state === 'READY' || state === 'LAST_YEARS'
  return (
    <svg viewBox="0 0 240 12" aria-hidden="true" className="drink-window">
      <path d="M0 6H240" className="stroke-ink/25" />
      <circle cx={x} cy="6" r="4.5" className={`stroke-primary ${isGood ? 'fill-primary' : 'fill-ground'}`} />
    </svg>
  )
}
