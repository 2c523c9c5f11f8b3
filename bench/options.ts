import { PROFILE_SUBJECTS, type ProfileSubject } from './profile/take-profile.ts'
import { MILLION, SIZES, type Size } from './sizes.ts'

interface BenchOptions {
  size: Size
  saves: boolean
  /** Whether figures mean something: those of a trial are neither judged nor saved. */
  isTrial: boolean
  /** The one part that is measured; null for all. */
  only: string | null
  profile: ProfileSubject | null
}

const KNOWN = '--short, --try, --million, --save, --only=<part>, --profile=<subject>'

/** What stands behind `npm run bench --`. */
export function readOptions(given: readonly string[], parts: readonly string[]): BenchOptions {
  const unknown = given.find((one) => !/^--(short|try|million|save|only=.*|profile=.*)$/.test(one))
  if (unknown) throw new Error(`The option ${unknown} is unknown; there are ${KNOWN}.`)
  const has = (name: string) => given.includes(name)
  const named = (name: string) => given.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  const only = named('--only')
  if (only !== null && !parts.includes(only))
    throw new Error(`There is no part ${only}; there are ${parts.join(', ')}.`)
  const profile = named('--profile')
  if (profile !== null && !isSubject(profile)) {
    throw new Error(`${profile} cannot be looked into; ${PROFILE_SUBJECTS.join(', ')} can.`)
  }
  if (has('--save') && has('--try')) throw new Error('What a trial measures is not saved.')
  const size = has('--try') ? SIZES.try : has('--short') ? SIZES.short : SIZES.whole
  const orders = has('--million') ? MILLION : size.orders
  return { size: { ...size, orders }, saves: has('--save'), isTrial: has('--try'), only, profile }
}

function isSubject(text: string): text is ProfileSubject {
  return (PROFILE_SUBJECTS as readonly string[]).includes(text)
}
