import type { AccountTables } from './accounts.ts'
import type { BasicTables } from './basics.ts'
import type { CartTables } from './carts.ts'
import type { CatalogueTables } from './catalogue.ts'
import type { CellarTables } from './cellar.ts'
import type { ConsentTables } from './consent.ts'
import type { ContentTables } from './content.ts'
import type { CustomizationTables } from './customizations.ts'
import type { DeliveryTables } from './deliveries.ts'
import type { EventTables } from './events.ts'
import type { FormTables } from './forms.ts'
import type { GiftCardTables } from './gift-cards.ts'
import type { ImportTables } from './imports.ts'
import type { InvoiceTables } from './invoices.ts'
import type { JournalTables } from './journal.ts'
import type { MailTables } from './mails.ts'
import type { MediaTables } from './media.ts'
import type { NewsletterTables } from './newsletters.ts'
import type { OfficeTables } from './office.ts'
import type { OrderTables } from './orders.ts'
import type { PaymentTables } from './payments.ts'
import type { PlaceTables } from './places.ts'
import type { PrivacyTables } from './privacy.ts'
import type { QuoteTables } from './quotes.ts'
import type { ReturnTables } from './returns.ts'
import type { ReviewTables } from './reviews.ts'
import type { SiteTables } from './sites.ts'
import type { VisitTables } from './visits.ts'

/** The tables as the application sees them. `site_id` fills itself from the transaction's site. */
export interface Tables
  extends AccountTables,
    BasicTables,
    CartTables,
    CatalogueTables,
    CellarTables,
    ConsentTables,
    ContentTables,
    CustomizationTables,
    DeliveryTables,
    FormTables,
    EventTables,
    GiftCardTables,
    ImportTables,
    InvoiceTables,
    JournalTables,
    MailTables,
    MediaTables,
    NewsletterTables,
    OfficeTables,
    OrderTables,
    PaymentTables,
    PlaceTables,
    QuoteTables,
    ReturnTables,
    ReviewTables,
    PrivacyTables,
    SiteTables,
    VisitTables {}
