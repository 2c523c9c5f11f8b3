const FLAGS: Readonly<Record<string, readonly { d: string; fill: string }[]>> = {
  FR: [
    { d: 'M0 0h8v16H0z', fill: '#21357e' },
    { d: 'M8 0h8v16H8z', fill: '#ffffff' },
    { d: 'M16 0h8v16h-8z', fill: '#ce2b37' },
  ],
  GB: [
    { d: 'M0 0h24v16H0z', fill: '#21357e' },
    { d: 'M0 0v1.9L21.2 16H24v-1.900L2.800 0zM24 0v1.900L2.800 16H0v-1.900L21.200 0z', fill: '#ffffff' },
    { d: 'M9.600 0v16h4.800V0zM0 5.300v5.400h24V5.300z', fill: '#ffffff' },
    { d: 'M10.600 0v16h2.800V0zM0 6.400v3.200h24V6.400z', fill: '#ce2b37' },
  ],
}

/** A country's flag beside the name of a language; a country we have no drawing of is shown by its letters. */
export function Flag({ country }: { country: string }) {
  const shapes = FLAGS[country]
  if (!shapes) return <span aria-hidden="true">{country}</span>
  return (
    <svg viewBox="0 0 24 16" className="h-3.5 w-auto outline outline-current/20" aria-hidden="true">
      {shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
