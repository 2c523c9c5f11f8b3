import type { ColumnType, Generated } from 'kysely'
import type { Role } from '#contract/basics/define-call.ts'
import type { Banner, Logo } from '#contract/media/pictures.ts'
import type {
  AwardsTable,
  BoxComponentsTable,
  CartProductsTable,
  CartsTable,
  CustomizationFilesTable,
  CustomizationsTable,
  CustomizationTextsTable,
  CustomizationValuesTable,
  DeclinationsTable,
  DecreasingDiscountsTable,
  DiscountsTable,
  FeaturesTable,
  OffersView,
  PriceChangesTable,
  ProductGrapesTable,
  ProductPicturesTable,
  ProductSearchTable,
  ProductsTable,
  ProductTextsTable,
  RecommendedProductsTable,
  ServicesTable,
  ServiceTextsTable,
  StockAlertsTable,
  VariationTextsTable,
  VintagesTable,
} from './schema-catalogue.ts'
import type {
  CalendarsTable,
  CarriersTable,
  CarrierTiersTable,
  CarrierZonesTable,
  DiscountCodesTable,
  DueWorkTable,
  InvoiceSeries,
  InvoicesTable,
  MailsTable,
  OrderEventsTable,
  OrderLinesTable,
  OrdersTable,
  PaymentsTable,
  RefundsTable,
  ShippingQuotesTable,
  StockMovementsTable,
  StockReservationsTable,
  TestPaymentsTable,
} from './schema-orders.ts'

/** The tables as the application sees them. `site_id` fills itself from the transaction's site. */
export interface Tables {
  sites: { id: number; name: string; is_default: Generated<boolean>; created_at: Generated<Date> }
  site_hosts: { host: string; site_id: number; is_main: Generated<boolean> }
  communes: CommunesTable
  site_settings: SiteSettingsTable
  fonts: FontsTable
  parameters: { site_id: Generated<number>; id: number; type: string; kind: string; value: string | null }
  pages: PagesTable
  page_texts: PageTextsTable
  media: MediaTable
  logos: { site_id: Generated<number>; id: Generated<number>; type: LogoType; media_id: string; alt: Generated<string> }
  banners: BannersTable
  font_files: { site_id: Generated<number>; media_id: string; family: string }
  sections: SectionsTable
  elements: ElementsTable
  element_texts: ElementTextsTable
  company_addresses: CompanyAddressesTable
  external_apps: ExternalAppsTable
  popups: {
    site_id: Generated<number>
    id: Generated<number>
    media_id: string | null
    shows_on_every_reload: Generated<boolean>
  }
  popup_texts: PopupTextsTable
  referral_counts: { site_id: Generated<number>; day: string; source: string; visits: number }
  referral_visitors: { site_id: Generated<number>; day: string; source: string; visitor: Uint8Array }
  visit_salts: { site_id: Generated<number>; day: string; salt: Uint8Array }
  consents: ConsentsTable
  discounts: DiscountsTable
  decreasing_sets: { site_id: Generated<number>; id: Generated<number>; is_mixable: Generated<boolean> }
  decreasing_discounts: DecreasingDiscountsTable
  variations: { site_id: Generated<number>; id: Generated<number>; position: Generated<number> }
  variation_texts: VariationTextsTable
  variation_details: {
    site_id: Generated<number>
    id: Generated<number>
    variation_id: number
    position: Generated<number>
  }
  variation_detail_texts: { site_id: Generated<number>; variation_detail_id: number; locale: string; label: string }
  products: ProductsTable
  product_texts: ProductTextsTable
  product_pictures: ProductPicturesTable
  product_picture_texts: { site_id: Generated<number>; product_picture_id: number; locale: string; alt: string }
  product_grapes: ProductGrapesTable
  product_search: ProductSearchTable
  search_words: { site_id: number; locale: string; stem: string }
  product_counts: { site_id: number; locale: string; products: number }
  tags: { site_id: Generated<number>; id: Generated<number>; slug: string; position: Generated<number> }
  tag_texts: { site_id: Generated<number>; tag_id: number; locale: string; label: string }
  product_tags: { site_id: Generated<number>; product_id: number; tag_id: number }
  vintages: VintagesTable
  features: FeaturesTable
  feature_texts: { site_id: Generated<number>; feature_id: number; locale: string; label: string | null; value: string }
  declinations: DeclinationsTable
  offers: OffersView
  box_components: BoxComponentsTable
  awards: AwardsTable
  recommended_products: RecommendedProductsTable
  price_changes: PriceChangesTable
  stock_alerts: StockAlertsTable
  services: ServicesTable
  service_texts: ServiceTextsTable
  customizations: CustomizationsTable
  customization_texts: CustomizationTextsTable
  customization_values: CustomizationValuesTable
  customization_value_texts: {
    site_id: Generated<number>
    customization_value_id: number
    locale: string
    label: string
  }
  customization_files: CustomizationFilesTable
  carts: CartsTable
  cart_products: CartProductsTable
  users: UsersTable
  sessions: SessionsTable
  messages: MessagesTable
  idempotency_keys: IdempotencyKeysTable
  carriers: CarriersTable
  carrier_texts: {
    site_id: Generated<number>
    carrier_id: number
    locale: string
    name: string
    delay: Generated<string>
  }
  carrier_zones: CarrierZonesTable
  carrier_tiers: CarrierTiersTable
  shipping_quotes: ShippingQuotesTable
  calendars: CalendarsTable
  calendar_hours: {
    site_id: Generated<number>
    calendar_id: number
    weekday: number
    opens: string
    closes: string
  }
  calendar_closures: { site_id: Generated<number>; calendar_id: number; day: string }
  discount_codes: DiscountCodesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  stock_reservations: StockReservationsTable
  stock_movements: StockMovementsTable
  payments: PaymentsTable
  payment_events: { site_id: Generated<number>; provider: string; event_id: string; received_at: Date }
  refunds: RefundsTable
  invoice_counters: { site_id: Generated<number>; series: InvoiceSeries; year: number; last: number }
  invoices: InvoicesTable
  provider_secrets: { site_id: Generated<number>; provider: string; sealed: Uint8Array; changed_at: Date }
  test_payments: TestPaymentsTable
  test_refunds: { request_key: string; reference: string; amount_cents: number; created_at: Date }
  mails: MailsTable
  due_work: DueWorkTable
  rate_counters: {
    site_id: Generated<number>
    subject: string
    window_start: Date
    tries: number
    last_at: ColumnType<Date | null, Date | null | undefined>
  }
}

interface CommunesTable {
  code: string
  postal_code: string
  zone: string
  population: number
  name: string
  search_key: string
  short_key: string
}

interface SiteSettingsTable {
  site_id: Generated<number>
  name: string
  dev_url: string
  prod_url: string | null
  default_lang: Generated<string>
  locales: Generated<string[]>
  is_winemaker: Generated<boolean>
  is_e_commerce: Generated<boolean>
  is_building: Generated<boolean>
  technical_file_model: Generated<string>
  dashboard_type: string | null
}

interface FontsTable {
  site_id: Generated<number>
  id: Generated<number>
  type: 'TITLE' | 'CONTENT' | 'MENU'
  family: string
  color: string | null
  size: number
  weight: Generated<number>
  style: Generated<'normal' | 'italic'>
}

interface PagesTable {
  site_id: Generated<number>
  id: Generated<number>
  parent_id: number | null
  type: Generated<string>
  position: number
  is_valid: Generated<boolean>
  is_text: Generated<boolean>
  show_in_menu: Generated<boolean>
  is_fixed_on_right: Generated<boolean>
  use_absolute_menu: Generated<boolean>
  reload: Generated<boolean>
  menu_icon: string | null
  cms_route: string | null
  is_custom_header: Generated<boolean>
  is_custom_footer: Generated<boolean>
  is_ecommerce_page: Generated<boolean>
  link_type: string | null
  link_url: string | null
}

interface PageTextsTable {
  site_id: Generated<number>
  page_id: number
  locale: string
  title: string
  url: string
  menu_title: string
  meta_description: Generated<string>
}

type LogoType = Logo['type']

interface MediaTable {
  site_id: Generated<number>
  id: string
  kind: 'IMAGE' | 'VIDEO' | 'FONT'
  filename: string
  mime_type: string
  bytes: number
  width: number | null
  height: number | null
  created_at: Generated<Date>
}

interface BannersTable {
  site_id: Generated<number>
  media_id: string
  position_x: Generated<number>
  position_y: Generated<number>
  size: Generated<Banner['size']>
  repeat: Generated<Banner['repeat']>
  height: Generated<number>
}

interface SectionsTable {
  site_id: Generated<number>
  id: Generated<number>
  page_id: number
  locale: string
  position: number
  type: string
  properties: ColumnType<unknown, string, string>
}

interface ElementsTable {
  site_id: Generated<number>
  id: Generated<number>
  route: string
  position: number
  media_id: string | null
  url: string | null
}

interface ElementTextsTable {
  site_id: Generated<number>
  element_id: number
  locale: string
  title: string
  description: Generated<string>
}

interface CompanyAddressesTable {
  site_id: Generated<number>
  id: Generated<number>
  type_id: number
  position: Generated<number>
  name: string
  address: string
  address_part2: string | null
  postal_code: string
  city: string
  country_id: Generated<number>
  phone: string | null
  latitude: string | number | null
  longitude: string | number | null
}

interface ExternalAppsTable {
  site_id: Generated<number>
  app: string
  is_active: Generated<boolean>
  config: ColumnType<unknown, string, string>
}

interface PopupTextsTable {
  site_id: Generated<number>
  popup_id: number
  locale: string
  title: string
  text: string
  link_label: string | null
  link_url: string | null
}

interface ConsentsTable {
  site_id: Generated<number>
  id: string
  wording: string
  accepted: string[]
  refused: string[]
  locale: string
  created_at: Date
}

interface UsersTable {
  site_id: Generated<number>
  id: Generated<number>
  email: string
  role: Exclude<Role, 'VISITOR'>
  firstname: Generated<string>
  lastname: Generated<string>
  password_hash: string | null
  phone: string | null
  birthdate: string | null
  locale: Generated<string>
  terms_accepted_at: Date | null
  last_login_at: Date | null
  created_at: Generated<Date>
}

interface SessionsTable {
  site_id: Generated<number>
  token_hash: Uint8Array
  user_id: number
  created_at: Generated<Date>
  expires_at: Date
}

interface MessagesTable {
  site_id: Generated<number>
  id: Generated<number>
  firstname: string
  lastname: string
  email: string
  phone: string | null
  subject: string | null
  message: string
  locale: string
  created_at: Generated<Date>
}

interface IdempotencyKeysTable {
  site_id: Generated<number>
  key: string
  request_hash: Uint8Array
  answer: ColumnType<unknown, string | null, string>
  created_at: Generated<Date>
}
