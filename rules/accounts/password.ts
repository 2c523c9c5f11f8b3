import type { Problem } from '#contract/basics/problems.ts'

/** Long enough to need nothing else (CNIL, délibération 2022-100: 50 bits of guessing behind a limit of tries). */
const LONG = 12
/** Shorter ones mix at least three kinds of characters. */
const SHORT = 8
const KINDS_OF_SHORT = 3
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u] as const

/** A year and two signs around a leaked word add nothing. */
const FEW_AROUND = 6
/** Shorter words stand in too many others. */
const SHORTEST_NAME = 3
/** So few letters besides names make no password. */
const FEW_LETTERS = 4

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

interface PasswordOwner {
  email: string
  /** What anyone knows of them: their own names, the name of the estate. */
  names: readonly string[]
  /** Whether a text in lower case is in a list of leaked passwords. */
  isLeaked: (text: string) => boolean
}

/** What is wrong with a password that someone wants to have; null when it may be used. */
export function passwordProblem(password: string, { email, names, isLeaked }: PasswordOwner): Problem | null {
  const letters = [...password]
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const isStrong = letters.length >= LONG || (letters.length >= SHORT && kinds >= KINDS_OF_SHORT)
  if (!isStrong) return { problem: 'password-weak' }
  if (isAddress(password, email)) return { problem: 'password-is-address' }
  if (isCommon(password)) return { problem: 'password-common' }
  if (isLeakedAround(password, isLeaked)) return { problem: 'password-leaked' }
  return isPersonal(password, names) ? { problem: 'password-is-name' } : null
}

function isAddress(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.trim().toLowerCase()
  const name = address.split('@')[0] ?? ''
  return plain === address || withoutEnds(plain) === withoutEnds(name)
}

function isCommon(password: string): boolean {
  const plain = folded(password)
  const heart = withoutEnds(plain)
  const spelled = unspelled(heart)
  return isWorn(plain) || [heart, spelled, plain.replace(/[^a-z]/g, '')].some((one) => COMMON.has(one))
}

/** Leaked as it is, or a leaked one with a few signs around it; many around it are a password of their own. */
function isLeakedAround(password: string, isLeaked: PasswordOwner['isLeaked']): boolean {
  const plain = folded(password)
  const heart = withoutEnds(plain)
  if (isLeaked(plain) || isLeaked(unspelled(plain))) return true
  return plain.length - heart.length <= FEW_AROUND && (isLeaked(heart) || isLeaked(unspelled(heart)))
}

/** Names that anyone knows, with hardly anything else: `Roche-Perrine-2026`. */
function isPersonal(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => folded(name).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length)
  const plain = folded(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), plain)
  return rest !== plain && rest.replace(/[^\p{L}]/gu, '').length < FEW_LETTERS
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** `p@ssw0rd` is `password`. */
function unspelled(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)
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
