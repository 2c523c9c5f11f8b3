import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { tabAfterKey } from './tab-after-key.ts'
import './tabs.css'

interface Tab {
  key: string
  label: string
  content: ReactNode
}

/** Parts of one thing, of which one is seen; the arrows go from one to the next. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey({ key: event.key, at, count: tabs.length })
    if (next === null) return
    event.preventDefault()
    setAt(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tabs">
        {tabs.map((tab, place) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={place === at}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => setAt(place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, place) => (
        <div
          key={tab.key}
          id={`${id}-${tab.key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.key}`}
          hidden={place !== at}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who leaves the tabs by the keyboard comes to what they show.
          tabIndex={0}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
