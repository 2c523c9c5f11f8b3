import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined'
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import MailOutline from '@mui/icons-material/MailOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import StarBorder from '@mui/icons-material/StarBorderOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { Group } from './frame/menu.ts'
import type { Pages } from './pages.ts'

interface Screen {
  group: Group
  area: OfficeArea
  icon: SvgIconComponent
  /** Which pages there are; their code comes when one of them is opened. */
  has: readonly (keyof Pages)[]
  load: () => Promise<Pages>
}

const FORMS = ['list', 'edit', 'create'] as const
const LIST = ['list'] as const

/** Every screen of the back office, by the name in its address; the order is that of the menu. */
export const SCREENS = {
  returns: {
    group: 'sales',
    area: 'orders',
    icon: AssignmentReturn,
    has: LIST,
    load: () => import('#office/returns/returns.tsx').then(({ returnPages }) => returnPages),
  },
  giftCards: {
    group: 'sales',
    area: 'prices',
    icon: CardGiftcard,
    has: LIST,
    load: () => import('#office/gift-cards/gift-cards.tsx').then(({ giftCardPages }) => giftCardPages),
  },
  carriers: {
    group: 'deliveries',
    area: 'deliveries',
    icon: LocalShipping,
    has: FORMS,
    load: () => import('#office/deliveries/carriers.tsx').then(({ carrierPages }) => carrierPages),
  },
  mails: {
    group: 'exchanges',
    area: 'mails',
    icon: MailOutline,
    has: LIST,
    load: () => import('#office/mails/mails.tsx').then(({ mailPages }) => mailPages),
  },
  reviews: {
    group: 'exchanges',
    area: 'content',
    icon: StarBorder,
    has: LIST,
    load: () => import('#office/reviews/reviews.tsx').then(({ reviewPages }) => reviewPages),
  },
  parameters: {
    group: 'estate',
    area: 'settings',
    icon: Tune,
    has: LIST,
    load: () => import('#office/sites/parameters.tsx').then(({ parameterPages }) => parameterPages),
  },
  privacyRequests: {
    group: 'estate',
    area: 'privacy',
    icon: Policy,
    has: LIST,
    load: () => import('#office/privacy/privacy-requests.tsx').then(({ privacyPages }) => privacyPages),
  },
  accounting: {
    group: 'sales',
    area: 'accounts',
    icon: AccountBalance,
    has: LIST,
    load: () => import('#office/books/accounting.tsx').then(({ accountingPages }) => accountingPages),
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS
