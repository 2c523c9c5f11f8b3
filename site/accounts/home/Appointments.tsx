import { Link } from '#ui/router/Link.tsx'

interface AppointmentsProps {
  title: string
  appointments: readonly { name: string; when: string; state: string; path: string; link: string }[]
}

/** When one is expected at the estate. */
export function Appointments({ title, appointments }: AppointmentsProps) {
  if (appointments.length === 0) return null
  return (
    <section aria-labelledby="appointments" className="mt-12">
      <h2 id="appointments" className="eyebrow mb-2 font-content text-accent">
        {title}
      </h2>
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {appointments.map(({ name, when, state, path, link }) => (
          <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <span>
              <span className="block">{name}</span>
              <span className="block text-[0.9375rem] lining-nums opacity-80">{`${when} · ${state}`}</span>
            </span>
            <Link to={path} className="inline-block py-2 underline underline-offset-4">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
