import type { Problem } from '#contract/basics/problems.ts'

/** Long enough to need nothing else (CNIL, délibération 2022-100: 50 bits of guessing behind a limit of tries). */
const LONG = 12
/** Shorter ones mix at least three kinds of characters. */
const SHORT = 8
const KINDS_OF_SHORT = 3
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u] as const

/** The heart of what everyone tries first, without its digits and signs: `Motdepasse2026!` is `motdepasse`. */
const COMMON = new Set(
  `password passwort motdepasse monmotdepasse azerty azertyuiop qwerty qwertyuiop qwertz qsdfghjkl wxcvbn azeqsd azertyqsdfgh
  bonjour bonjourbonjour salut soleil doudou loulou chouchou nounours marseille paris lyon france allezlom psg jetaime jetaimemon
  amour toujours bienvenue welcome iloveyou letmein admin administrateur administrator root test testtest demo guest user utilisateur
  dragon monkey football foot rugby princesse princess chocolat vacances famille nicolas thomas camille julien marine
  secret changeme changezmoi abc abcd abcdef abcdefgh abcdefghijkl abcabc aaaa aaaaaaaa azazaz
  vin vins vigne vignoble vigneron domaine chateau cave champagne bordeaux bourgogne`.split(/\s+/),
)
const ROWS = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
]
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** What is wrong with a password that someone wants to have; null when it may be used. */
export function passwordProblem(password: string, email: string): Problem | null {
  const letters = [...password]
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const isStrong = letters.length >= LONG || (letters.length >= SHORT && kinds >= KINDS_OF_SHORT)
  if (!isStrong) return { problem: 'password-weak' }
  if (isAddress(password, email)) return { problem: 'password-is-address' }
  return isCommon(password) ? { problem: 'password-common' } : null
}

function isAddress(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.trim().toLowerCase()
  const name = address.split('@')[0] ?? ''
  return plain === address || withoutEnds(plain) === withoutEnds(name)
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const heart = withoutEnds(plain)
  const spelled = heart.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)
  return isWorn(plain) || [heart, spelled, plain.replace(/[^a-z]/g, '')].some((one) => COMMON.has(one))
}

/** One sign or one pair again and again, or a walk along the keys. */
function isWorn(text: string): boolean {
  if (new Set(text).size <= 2) return true
  return ROWS.some((row) => (row + row).includes(text))
}

/** Digits and signs before and after are what people add to make a word pass. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
