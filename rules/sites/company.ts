import type { ParameterType, ParameterValues } from './parameters.ts'

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** What a visitor may want to know of the estate's house; what it has not said is null. */
export interface Company {
  name: string
  description: string | null
  email: string | null
  phone: string | null
  mobile: string | null
  fax: string | null
  address: string | null
  contactInfo: string | null
  /** Empty when no day is told; days without a word are closed. */
  hours: readonly { day: Weekday; hours: string | null }[]
  socials: readonly { network: Network; url: string }[]
}

const NETWORKS = {
  facebook: 'FACEBOOK_URL',
  twitter: 'TWITTER_URL',
  instagram: 'INSTAGRAM_URL',
  linkedin: 'LINKEDIN_URL',
  tiktok: 'TIKTOK_URL',
  youtube: 'YOUTUBE_URL',
  tripadvisor: 'TRIPADVISOR_URL',
  google: 'GOOGLE_REVIEW_URL',
  discord: 'DISCORD_SERVER',
  telegram: 'TELEGRAM_AT',
} as const satisfies Record<string, ParameterType>

type Network = keyof typeof NETWORKS

export function companyFacts(values: ParameterValues, siteName: string): Company {
  return {
    name: said(values.COMPANY_NAME) ?? siteName,
    description: said(values.COMPANY_DESCRIPTION),
    email: said(values.COMPANY_EMAIL),
    phone: said(values.COMPANY_PHONE),
    mobile: said(values.COMPANY_MOBILE),
    fax: said(values.COMPANY_FAX),
    address: said(values.COMPANY_ADDRESS),
    contactInfo: said(values.CONTACT_EXTRA_INFO),
    hours: openingHours(values),
    socials: socialLinks(values),
  }
}

function openingHours(values: ParameterValues): Company['hours'] {
  const week = WEEKDAYS.map((day) => ({ day, hours: said(values[`OPENING_HOURS_${day}`]) }))
  return week.some(({ hours }) => hours !== null) ? week : []
}

function socialLinks(values: ParameterValues): Company['socials'] {
  return (Object.keys(NETWORKS) as Network[]).flatMap((network) => {
    const url = socialUrl(network, said(values[NETWORKS[network]]))
    return url ? [{ network, url }] : []
  })
}

/** Discord and Telegram are told by a name; a whole address is fine too. */
function socialUrl(network: Network, told: string | null): string | null {
  if (told === null || /^https?:\/\//.test(told)) return told
  const name = encodeURIComponent(told.replace(/^@/, ''))
  if (network === 'discord') return `https://discord.gg/${name}`
  return network === 'telegram' ? `https://t.me/${name}` : null
}

function said(value: string | null): string | null {
  return value === null || value.trim() === '' ? null : value.trim()
}
