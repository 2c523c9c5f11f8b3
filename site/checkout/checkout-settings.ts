import type { SiteInfo } from '#contract/sites/site.ts'
import { withdrawalDays } from '#rules/orders/withdrawal.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { privacyText } from '#site/privacy/privacy-text.server.ts'

/** What the estate has decided about ordering, as the screens of the checkout need it. */
export function checkoutSettings(values: ParameterValues, { hasGiftCards }: Pick<SiteInfo, 'hasGiftCards'>) {
  return {
    takesGiftCards: hasGiftCards,
    isDeliveryLocked: values.LOCK_DELIVERY === 'true',
    deliversAbroad: values.SELLS_WORLDWIDE === 'true' && values.ONLY_SELL_IN_FRANCE !== 'true',
    shippingMessage: values.SHIPPING_MESSAGE?.trim() || null,
    offersBreathalyser: values.BREATHALYSER_BANNER === 'true',
    onlyMobilePhones: values.ALLOW_ONLY_MOBILE_PHONE === 'true',
    privacy: privacyText(values),
    withdrawalDays: withdrawalDays(values.WITHDRAWAL_DAYS),
  }
}

export type CheckoutSettings = ReturnType<typeof checkoutSettings>
