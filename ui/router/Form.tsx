import { type ComponentProps, type SubmitEvent, useContext } from 'react'
import { useLocation } from './hooks.ts'
import { RouterContext } from './router-context.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'encType'> {
  method?: 'get' | 'post'
  /** The page itself, if nothing is said. */
  action?: string
  encType?: 'multipart/form-data'
  preventScrollReset?: boolean
  /** What is done when the server answers by leading to another page, before that is asked for. */
  onLed?: (() => Promise<void>) | undefined
}

/** A plain form; where scripts run, the page stays until the answer is there, with all that was typed. */
export function Form(props: FormProps) {
  const { method = 'get', action, preventScrollReset = false, onLed, onSubmit, ...rest } = props
  const { pathname, search } = useLocation()
  const { navigate, submit } = useContext(RouterContext)
  const address = action ?? (method === 'get' ? pathname : pathname + search)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    const formData = new FormData(event.currentTarget, event.nativeEvent.submitter)
    if (method === 'get') {
      event.preventDefault()
      void navigate({ ...pathOnly(address), search: queryOf(formData) }, { preventScrollReset })
      return
    }
    const isMultipart = rest.encType === 'multipart/form-data'
    if (submit({ action: address, formData, isMultipart, preventScrollReset, onLed })) event.preventDefault()
  }
  return <form {...rest} method={method} action={address} onSubmit={send} />
}

function pathOnly(address: string): { pathname: string } {
  return { pathname: address.split(/[?#]/)[0] ?? address }
}

function queryOf(formData: FormData): string {
  return new URLSearchParams([...formData].map(([name, value]) => [name, String(value)])).toString()
}
