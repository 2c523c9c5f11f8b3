import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { frameText, patchFrame, readPage } from '#office/shell/site-frame/frame-document.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

const PAGE = '/preview/form'

/** What one does with a form that is tried: answer, go on or back, or begin again. */
type Move = 'stay' | 'next' | 'back' | 'anew'

interface FormFrameOptions {
  /** The form as JSON, complete enough to be asked. */
  definition: string
  language: Locale
}

/** A form that is being written, drawn by the site as visitors would get it, in a frame where nothing runs and nothing is sent. */
export function useFormFrame({ definition, language }: FormFrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [text, setText] = useState<{ language: Locale; html: string } | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [loads, setLoads] = useState(0)
  const turn = useRef(0)

  const draw = async (move: Move) => {
    const own = ++turn.current
    const typed = move === 'anew' ? [] : typedIn(frame.current)
    const html = await askFor({ definition, language, typed, move }).catch(() => null)
    if (own !== turn.current) return
    setFailed(html === null)
    if (html === null) return
    const inside = frame.current?.contentDocument
    if (text?.language !== language || !inside?.querySelector('main'))
      return setText({ language, html: frameText(readPage(html)) })
    // What was typed while the site was drawing is not to be lost.
    if (move === 'stay' && String(typedIn(frame.current)) !== String(typed)) return void draw('stay')
    const focused = inside.activeElement?.id
    patchFrame(inside, { page: readPage(html), shown: new Map() })
    if (focused && move === 'stay') inside.getElementById(focused)?.focus()
    if (move !== 'stay') inside.defaultView?.scrollTo(0, 0)
  }
  const redraw = useEffectEvent(() => draw('stay'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form, or another language, is drawn anew.
  useEffect(() => void redraw(), [definition, language])

  const onChange = useEffectEvent(({ target }: Event) => {
    // What files are chosen changes nothing that is asked.
    if ((target as HTMLInputElement | null)?.type !== 'file') void draw('stay')
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    void draw((event.submitter as HTMLButtonElement | null)?.value === 'back' ? 'back' : 'next')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was loaded anew is listened to anew.
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside?.body) return
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    inside.addEventListener('change', onChange, options)
    inside.addEventListener('submit', onSubmit, options)
    inside.addEventListener('click', stayHere, options)
    return () => stop.abort()
  }, [loads])

  return {
    frame,
    text: text?.html ?? null,
    isFailed,
    onLoad: () => setLoads((count) => count + 1),
    restart: () => void draw('anew'),
  }
}

/** No link leads out of what is only looked at. */
function stayHere(event: Event): void {
  if ((event.target as Element | null)?.closest?.('a')) event.preventDefault()
}

type Typed = readonly (readonly [name: string, value: string])[]

/** Everything that the forms of the page say, without the files. */
function typedIn(frame: HTMLIFrameElement | null): Typed {
  const forms = frame?.contentDocument?.querySelectorAll<HTMLFormElement>('main form') ?? []
  return [...forms].flatMap((form) =>
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
}

interface Asked extends FormFrameOptions {
  typed: Typed
  move: Move
}

/** The page as HTML; null where it cannot be drawn. */
async function askFor({ definition, language, typed, move }: Asked): Promise<string | null> {
  const body = new FormData()
  for (const [name, value] of typed) body.append(name, value)
  body.set('definition', definition)
  body.set('intent', move)
  const answer = await fetch(pathInLocale(PAGE, language), { method: 'POST', body })
  return answer.ok ? answer.text() : null
}
