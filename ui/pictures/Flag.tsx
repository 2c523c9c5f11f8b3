/** The countries whose flags are drawn in site/shell/shell.css. */
const DRAWN = 'FR GB'

/** A country's flag beside the name of a language; a country we have no drawing of is shown by its letters. */
export function Flag({ country }: { country: string }) {
  return DRAWN.includes(country) ? (
    <span aria-hidden="true" className="flag" data-country={country} />
  ) : (
    <span aria-hidden="true">{country}</span>
  )
}
