import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import AltRoute from '@mui/icons-material/AltRouteOutlined'
import Archive from '@mui/icons-material/ArchiveOutlined'
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import CallSplit from '@mui/icons-material/CallSplitOutlined'
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined'
import ChatOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined'
import DrawIcon from '@mui/icons-material/DrawOutlined'
import EventNote from '@mui/icons-material/EventNoteOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import GridOn from '@mui/icons-material/GridOnOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import HistoryEdu from '@mui/icons-material/HistoryEduOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import HomeWork from '@mui/icons-material/HomeWorkOutlined'
import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import MailOutline from '@mui/icons-material/MailOutlined'
import ManageHistory from '@mui/icons-material/ManageHistoryOutlined'
import Palette from '@mui/icons-material/PaletteOutlined'
import PeopleOutline from '@mui/icons-material/PeopleOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Redeem from '@mui/icons-material/RedeemOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import StarBorder from '@mui/icons-material/StarBorderOutlined'
import SwapVert from '@mui/icons-material/SwapVertOutlined'
import TrendingDown from '@mui/icons-material/TrendingDownOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import WebIcon from '@mui/icons-material/WebOutlined'
import Wine from '@mui/icons-material/WineBarOutlined'
import { GUEST_SCREENS } from './guest-screens.ts'
import { FORMS, LIST, LOOKED_AT, type Screen } from './screen.ts'
import { WRITTEN_SCREENS } from './written-screens.ts'

/** Every screen of the back office, by the name in its address; the order is that of the menu. */
export const SCREENS = {
  orders: {
    group: 'sales',
    area: 'orders',
    icon: ReceiptLong,
    has: FORMS,
    load: () => import('#office/orders/orders.tsx').then(({ orderPages }) => orderPages),
  },
  quotes: {
    group: 'sales',
    area: 'orders',
    icon: RequestQuote,
    has: FORMS,
    load: () => import('#office/quotes/quotes.tsx').then(({ quotePages }) => quotePages),
  },
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
  pages: {
    group: 'content',
    area: 'content',
    icon: WebIcon,
    has: FORMS,
    load: () => import('#office/content/pages/pages.tsx').then(({ pagePages }) => pagePages),
  },
  mails: {
    group: 'exchanges',
    area: 'mails',
    icon: MailOutline,
    has: LIST,
    load: () => import('#office/mails/mails.tsx').then(({ mailPages }) => mailPages),
  },
  letters: {
    group: 'exchanges',
    area: 'mails',
    icon: HistoryEdu,
    has: LOOKED_AT,
    load: () => import('#office/mails/letters.tsx').then(({ letterPages }) => letterPages),
  },
  reviews: {
    group: 'exchanges',
    area: 'content',
    icon: StarBorder,
    has: LIST,
    load: () => import('#office/reviews/reviews.tsx').then(({ reviewPages }) => reviewPages),
  },
  media: {
    group: 'content',
    area: 'media',
    icon: PhotoLibrary,
    has: LIST,
    load: () => import('#office/media/media.tsx').then(({ mediaPages }) => mediaPages),
  },
  ...WRITTEN_SCREENS,
  look: {
    group: 'content',
    area: 'look',
    icon: Palette,
    has: LIST,
    load: () => import('#office/sites/look/look.tsx').then(({ lookPages }) => lookPages),
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
  customers: {
    group: 'sales',
    area: 'customers',
    icon: PeopleOutline,
    has: LOOKED_AT,
    load: () => import('#office/accounts/customers.tsx').then(({ customerPages }) => customerPages),
  },
  customerGroups: {
    group: 'sales',
    area: 'customers',
    icon: Groups,
    has: FORMS,
    load: () => import('#office/accounts/customer-groups.tsx').then(({ customerGroupPages }) => customerGroupPages),
  },
  discountCodes: {
    group: 'sales',
    area: 'prices',
    icon: LocalOffer,
    has: FORMS,
    load: () => import('#office/carts/discount-codes.tsx').then(({ discountCodePages }) => discountCodePages),
  },
  collectionPlaces: {
    group: 'deliveries',
    area: 'deliveries',
    icon: Place,
    has: FORMS,
    load: () =>
      import('#office/deliveries/collection-places.tsx').then(({ collectionPlacePages }) => collectionPlacePages),
  },
  simulator: {
    group: 'deliveries',
    area: 'deliveries',
    icon: AltRoute,
    has: LIST,
    load: () => import('#office/deliveries/simulator.tsx').then(({ simulatorPages }) => simulatorPages),
  },
  messages: {
    group: 'exchanges',
    area: 'customers',
    icon: ChatOutlined,
    has: LIST,
    load: () => import('#office/content/messages.tsx').then(({ messagePages }) => messagePages),
  },
  ...GUEST_SCREENS,
  companyAddresses: {
    group: 'estate',
    area: 'deliveries',
    icon: HomeWork,
    has: FORMS,
    load: () => import('#office/sites/company-addresses.tsx').then(({ companyAddressPages }) => companyAddressPages),
  },
  people: {
    group: 'estate',
    area: 'people',
    icon: Badge,
    has: LIST,
    load: () => import('#office/accounts/people.tsx').then(({ peoplePages }) => peoplePages),
  },
  auditEvents: {
    group: 'estate',
    area: 'log',
    icon: History,
    has: LIST,
    load: () => import('#office/office/audit-events.tsx').then(({ auditEventPages }) => auditEventPages),
  },
  products: {
    group: 'catalogue',
    area: 'catalogue',
    icon: Wine,
    has: FORMS,
    load: () => import('#office/catalogue/products/products.tsx').then(({ productPages }) => productPages),
  },
  declinations: {
    group: 'catalogue',
    area: 'catalogue',
    icon: GridOn,
    has: FORMS,
    load: () =>
      import('#office/catalogue/declinations/declinations.tsx').then(({ declinationPages }) => declinationPages),
  },
  tags: {
    group: 'catalogue',
    area: 'catalogue',
    icon: LabelIcon,
    has: FORMS,
    load: () => import('#office/catalogue/labels.tsx').then(({ tagPages }) => tagPages),
  },
  variations: {
    group: 'catalogue',
    area: 'catalogue',
    icon: CallSplit,
    has: FORMS,
    load: () => import('#office/catalogue/labels.tsx').then(({ variationPages }) => variationPages),
  },
  customizations: {
    group: 'catalogue',
    area: 'catalogue',
    icon: DrawIcon,
    has: FORMS,
    load: () =>
      import('#office/customizations/customizations.tsx').then(({ customizationPages }) => customizationPages),
  },
  stock: {
    group: 'cellar',
    area: 'stock',
    icon: Inventory2,
    has: LIST,
    load: () => import('#office/catalogue/stock/stock.tsx').then(({ stockPages }) => stockPages),
  },
  stockCount: {
    group: 'cellar',
    area: 'stock',
    icon: FactCheck,
    has: LIST,
    load: () => import('#office/catalogue/stock/stock-count.tsx').then(({ stockCountPages }) => stockCountPages),
  },
  stockBooking: {
    group: 'cellar',
    area: 'stock',
    icon: SwapVert,
    has: LIST,
    load: () => import('#office/catalogue/stock/stock-booking.tsx').then(({ stockBookingPages }) => stockBookingPages),
  },
  boxAssembly: {
    group: 'cellar',
    area: 'stock',
    icon: Redeem,
    has: LIST,
    load: () => import('#office/catalogue/stock/box-assembly.tsx').then(({ boxAssemblyPages }) => boxAssemblyPages),
  },
  stockMovements: {
    group: 'cellar',
    area: 'stock',
    icon: History,
    has: LIST,
    load: () =>
      import('#office/catalogue/stock/stock-movements.tsx').then(({ stockMovementPages }) => stockMovementPages),
  },
  pricing: {
    group: 'prices',
    area: 'prices',
    icon: Percent,
    has: LIST,
    load: () => import('#office/catalogue/prices/pricing.tsx').then(({ pricingPages }) => pricingPages),
  },
  pricePlans: {
    group: 'prices',
    area: 'prices',
    icon: EventNote,
    has: LIST,
    load: () => import('#office/catalogue/prices/price-plans.tsx').then(({ pricePlanPages }) => pricePlanPages),
  },
  discounts: {
    group: 'prices',
    area: 'prices',
    icon: Sell,
    has: FORMS,
    load: () => import('#office/catalogue/prices/price-rules.tsx').then(({ discountPages }) => discountPages),
  },
  tierSets: {
    group: 'prices',
    area: 'prices',
    icon: TrendingDown,
    has: FORMS,
    load: () => import('#office/catalogue/prices/price-rules.tsx').then(({ tierSetPages }) => tierSetPages),
  },
  accounting: {
    group: 'sales',
    area: 'accounts',
    icon: AccountBalance,
    has: LIST,
    load: () => import('#office/books/accounting.tsx').then(({ accountingPages }) => accountingPages),
  },
  export: {
    group: 'estate',
    area: 'settings',
    icon: Archive,
    has: LIST,
    load: () => import('#office/sites/export.tsx').then(({ exportPages }) => exportPages),
  },
  pastOrders: {
    group: 'sales',
    area: 'orders',
    icon: ManageHistory,
    has: LIST,
    load: () => import('#office/imports/past-orders.tsx').then(({ pastOrderPages }) => pastOrderPages),
  },
  imports: {
    group: 'estate',
    area: 'imports',
    icon: UploadFile,
    has: LOOKED_AT,
    load: () => import('#office/imports/imports.tsx').then(({ importPages }) => importPages),
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS
