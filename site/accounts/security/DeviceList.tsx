import { forgetCustomer } from '#site/accounts/on-led.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/router/Form.tsx'
import type { SecurityWords } from '#words/accounts/security/fr.ts'

/** A device as the page's loader has put it into words. */
interface ShownDevice {
  id: string
  name: string
  seen: string
  isThis: boolean
}

export function DeviceList({ devices, said }: { devices: readonly ShownDevice[]; said: SecurityWords['devices'] }) {
  return (
    <>
      <ul className="mb-6 divide-y divide-ink/10 border-ink/10 border-y">
        {devices.map(({ id, name, seen, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-3">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-[0.875rem] opacity-80 [font-feature-settings:'lnum','tnum']">{seen}</p>
            </div>
            {isThis ? (
              <p className="text-accent">{said.current}</p>
            ) : (
              <Form method="post">
                <input type="hidden" name="intent" value="device" />
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="min-h-11 cursor-pointer underline underline-offset-4">
                  {said.end}
                  <span className="sr-only"> {name}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {/* Whoever signs everything out leaves nothing of theirs in this browser either. */}
      <Form method="post" onLed={forgetCustomer}>
        <input type="hidden" name="intent" value="devices" />
        <Button type="submit" look="outline" size="medium">
          {said.endAll}
        </Button>
      </Form>
    </>
  )
}
