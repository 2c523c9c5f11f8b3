import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Connector, type ConnectorName, serverOrigin } from '#rules/consent/connectors.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { ConsentDialogWords } from '#words/consent/dialog/fr.ts'
import { consentDialogWords } from '#words/consent/dialog/words.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { choose } from './choose.ts'
import type { ConsentSite } from './consent-site.ts'
import { closeChoices } from './consent-store.ts'
import { leaveBanner } from './leave-banner.ts'

interface ConsentDialogProps {
  site: ConsentSite
  accepted: readonly ConnectorName[]
  opening: number
}

/** Every service by its name, off unless the visitor has accepted it. */
export function ConsentDialog({ site, accepted, opening }: ConsentDialogProps) {
  const words = { ...useWords().consent, ...consentDialogWords[site.locale] }
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is not read, its change is what counts.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [opening])

  const services = site.connectors.map(({ app }) => app)
  const close = () => dialog.current?.close()
  const finish = (wanted: readonly ConnectorName[]) => {
    // Closed first: the browser then gives the focus back to what opened it.
    close()
    leaveBanner()
    choose(services, wanted)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('service')
    finish(services.filter((app) => ticked.includes(app)))
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="consent-dialog-title"
      // The browser tells of it a moment later; meanwhile it may have been asked for again.
      onClose={() => dialog.current?.open || closeChoices()}
      className="consent-dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(42rem,calc(100vw-2rem))] overflow-hidden p-0 text-ink"
    >
      <form onSubmit={save} className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <div className="flex flex-col gap-7 overflow-y-auto px-6 pt-7 pb-8 desk:px-10 desk:pt-9">
          <header>
            <h2 id="consent-dialog-title" className="title-3 pr-10">
              {words.dialogTitle}
            </h2>
            <p className="mt-3 max-w-[34rem] text-[0.9375rem] leading-normal">
              {words.dialogIntro}{' '}
              <Link
                to={pathInLocale('/cookie-policy', site.locale)}
                onClick={close}
                className="whitespace-nowrap underline underline-offset-4"
              >
                {words.policy}
              </Link>
            </p>
          </header>
          <Services site={site} accepted={accepted} words={words} />
          <Always isShop={site.isECommerce} words={words} />
        </div>
        <Controls refuse={() => finish([])} accept={() => finish(services)} words={words} />
      </form>
      <CloseButton close={close} label={words.close} />
    </dialog>
  )
}

type Words = SiteWords['consent'] & ConsentDialogWords

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="eyebrow font-content">{title}</h3>
      {hint && <p className="mt-1 text-[0.9375rem] leading-normal italic">{hint}</p>}
      {children}
    </section>
  )
}

function Always({ isShop, words }: { isShop: boolean; words: Words }) {
  const { session, language, cart, choice } = words.exempt
  const shown = isShop ? [session, language, cart, choice] : [session, language, choice]
  return (
    <Part title={words.always} hint={words.alwaysHint}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-[0.9375rem] leading-normal">
        {shown.map(({ name, purpose }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{name}</dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Services({ site, accepted, words }: Omit<ConsentDialogProps, 'opening'> & { words: Words }) {
  return (
    <Part title={words.optional}>
      {site.connectors.length === 0 && <p className="mt-2 text-[0.9375rem]">{words.noServices}</p>}
      <ul className="mt-1 divide-y divide-ink/15">
        {site.connectors.map((connector) => (
          <li key={connector.app}>
            <Service connector={connector} isAccepted={accepted.includes(connector.app)} words={words} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Service({ connector, isAccepted, words }: { connector: Connector; isAccepted: boolean; words: Words }) {
  const { name, vendor, purpose } = words.services[connector.app]
  const server = 'url' in connector.config ? (serverOrigin(connector.config.url)?.replace('https://', '') ?? '') : ''
  const switchId = `consent-${connector.app}`
  const purposeId = `${switchId}-purpose`
  return (
    <label htmlFor={switchId} className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-6 py-4">
      <span className="font-title text-xl leading-tight">{name}</span>{' '}
      <Switch id={switchId} name={name} app={connector.app} isOn={isAccepted} describedBy={purposeId} words={words} />
      <span className="col-span-2 text-[0.8125rem] leading-normal">{server ? `${vendor} · ${server}` : vendor}</span>{' '}
      <span id={purposeId} className="col-span-2 mt-1 max-w-[31rem] text-[0.9375rem] leading-normal">
        {purpose}
      </span>
    </label>
  )
}

interface SwitchProps {
  id: string
  name: string
  app: ConnectorName
  isOn: boolean
  describedBy: string
  words: Words
}

function Switch({ id, name, app, isOn, describedBy, words }: SwitchProps) {
  return (
    <span className="flex items-center gap-3 text-[0.8125rem]">
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on.
        role="switch"
        name="service"
        value={app}
        defaultChecked={isOn}
        aria-label={name}
        aria-describedby={describedBy}
        className="consent-switch peer order-last"
      />
      <span aria-hidden="true" className="peer-checked:hidden">
        {words.refused}
      </span>
      <span aria-hidden="true" className="hidden peer-checked:inline">
        {words.accepted}
      </span>
    </span>
  )
}

function Controls({ refuse, accept, words }: { refuse: () => void; accept: () => void; words: Words }) {
  return (
    <div className="grid grid-cols-2 gap-3 border-t border-ink/15 px-6 py-4 desk:grid-cols-[1fr_1fr_1.3fr] desk:px-10 desk:py-5">
      <Button look="outline" size="small" onClick={refuse}>
        {words.refuseAll}
      </Button>
      <Button look="outline" size="small" onClick={accept}>
        {words.acceptAll}
      </Button>
      <Button type="submit" look="ink" size="small" className="col-span-2 desk:col-span-1">
        {words.save}
      </Button>
    </div>
  )
}

function CloseButton({ close, label }: { close: () => void; label: string }) {
  return (
    <button
      type="button"
      onClick={close}
      aria-label={label}
      className="absolute top-3 right-3 grid size-11 cursor-pointer place-content-center"
    >
      <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.25]" aria-hidden="true">
        <path d="M4 4l12 12M16 4L4 16" />
      </svg>
    </button>
  )
}
