import { handleGetLogged } from './accounts/get-logged.ts'
import { handleGetUser } from './accounts/get-user.ts'
import { handleLogin } from './accounts/login.ts'
import { handleLogout } from './accounts/logout.ts'
import { handleRegister } from './accounts/register.ts'
import type { Handlers } from './calls/handler.ts'
import { handleAddCartProduct } from './carts/add-cart-product.ts'
import { handleCreateCart } from './carts/create-cart.ts'
import { handleDefaultCart } from './carts/default-cart.ts'
import { handleDeleteCart } from './carts/delete-cart.ts'
import { handleRefreshCart } from './carts/refresh-cart.ts'
import { handleRememberCart } from './carts/remember-cart.ts'
import { handleRemoveCartProduct } from './carts/remove-cart-product.ts'
import { handleSetCartQuantity } from './carts/set-cart-quantity.ts'
import { handleStopCartReminder } from './carts/stop-cart-reminder.ts'
import { handleAskStockAlert } from './catalogue/ask-stock-alert.ts'
import { handleGetAwards } from './catalogue/get-awards.ts'
import { handleGetELabel } from './catalogue/get-e-label.ts'
import { handleGetMealIcons } from './catalogue/get-meal-icons.ts'
import { handleGetProduct } from './catalogue/get-product.ts'
import { handleGetProducts } from './catalogue/get-products.ts'
import { handleGetRecommendedProducts } from './catalogue/get-recommended-products.ts'
import { handleGetService } from './catalogue/get-service.ts'
import { handleGetServices } from './catalogue/get-services.ts'
import { handleGetVariations } from './catalogue/get-variations.ts'
import { handleSetDeclination } from './catalogue/set-declination.ts'
import { handleGenerateDeclinationFile } from './catalogue/technical-sheets/generate-declination-file.ts'
import { handleGenerateTechnicalFile } from './catalogue/technical-sheets/generate-technical-file.ts'
import { handleCreateOrder } from './checkout/create-order.ts'
import { handleDiscountOrder } from './checkout/discount-order.ts'
import { handleGetPaymentResult } from './checkout/get-payment-result.ts'
import { handleValidateOrder } from './checkout/validate-order.ts'
import { handleGetExternalAppConfig } from './consent/get-external-app-config.ts'
import { handleGetExternalApps } from './consent/get-external-apps.ts'
import { handleGiveConsent } from './consent/give-consent.ts'
import { handleGetComponentConf } from './content/get-component-conf.ts'
import { handleGetElements } from './content/get-elements.ts'
import { handleGetPage } from './content/get-page.ts'
import { handleGetPages } from './content/get-pages.ts'
import { handleGetPopup } from './content/get-popup.ts'
import { handleSendMessage } from './content/send-message.ts'
import { handleGetCustomizations } from './customizations/get-customizations.ts'
import { handleGetDeclinationProduct } from './customizations/get-declination-product.ts'
import { handlePriceCustomizations } from './customizations/price-customizations.ts'
import { handleValidateCustomizationFile } from './customizations/validate-customization-file.ts'
import { handleCalculateShippingFees } from './deliveries/calculate-shipping-fees.ts'
import { handleFindAccessPoints } from './deliveries/find-access-points.ts'
import { handleGetAllowedDates } from './deliveries/get-allowed-dates.ts'
import { handleGetInvoice } from './invoices/get-invoice.ts'
import { handleGetMail } from './mails/get-mail.ts'
import { handleGetMails } from './mails/get-mails.ts'
import { handleUploadMedia } from './media/upload-media.ts'
import { handleChangeOrderStatus } from './orders/change-order-status.ts'
import { handleGetOrder } from './orders/get-order.ts'
import { handleGetOrderGenericValues } from './orders/get-order-generic-values.ts'
import { handleGetOrderStatus } from './orders/get-order-status.ts'
import { handleGetOrderStatuses } from './orders/get-order-statuses.ts'
import { handleGetOrders } from './orders/get-orders.ts'
import { handleGetTrackingLink } from './orders/get-tracking-link.ts'
import { handleReceivePaymentEvent } from './payments/receive-payment-event.ts'
import { handleRefundOrder } from './payments/refund-order.ts'
import { handleAnswerTestChallenge } from './payments/test-cards/answer-test-challenge.ts'
import { handleGetTestPayment } from './payments/test-cards/get-test-payment.ts'
import { handlePayWithTestCard } from './payments/test-cards/pay-with-test-card.ts'
import { handleGetCities } from './places/get-cities.ts'
import { handleGetCountries } from './places/get-countries.ts'
import { handleGetAddressTypes } from './sites/get-address-types.ts'
import { handleGetCompanyAddresses } from './sites/get-company-addresses.ts'
import { handleGetLanguages } from './sites/get-languages.ts'
import { handleGetParameters } from './sites/get-parameters.ts'
import { handleGetSiteInfo } from './sites/get-site-info.ts'
import { handleSetParameter } from './sites/set-parameter.ts'
import { handleVisitFrom } from './sites/visit-from.ts'

/** Each call's handler. A missing, spare or mispaired one does not compile. */
export const allHandlers: Handlers = {
  getSiteInfo: handleGetSiteInfo,
  getParameters: handleGetParameters,
  setParameter: handleSetParameter,
  getLogged: handleGetLogged,
  register: handleRegister,
  login: handleLogin,
  logout: handleLogout,
  getUser: handleGetUser,
  getPages: handleGetPages,
  getPage: handleGetPage,
  getComponentConf: handleGetComponentConf,
  getElements: handleGetElements,
  getPopup: handleGetPopup,
  getCompanyAddresses: handleGetCompanyAddresses,
  getAddressTypes: handleGetAddressTypes,
  getExternalApps: handleGetExternalApps,
  getExternalAppConfig: handleGetExternalAppConfig,
  getLanguages: handleGetLanguages,
  getCountries: handleGetCountries,
  getCities: handleGetCities,
  visitFrom: handleVisitFrom,
  giveConsent: handleGiveConsent,
  sendMessage: handleSendMessage,
  uploadMedia: handleUploadMedia,
  getCustomizations: handleGetCustomizations,
  getDeclinationProduct: handleGetDeclinationProduct,
  validateCustomizationFile: handleValidateCustomizationFile,
  priceCustomizations: handlePriceCustomizations,
  getProducts: handleGetProducts,
  getProduct: handleGetProduct,
  getRecommendedProducts: handleGetRecommendedProducts,
  getVariations: handleGetVariations,
  getAwards: handleGetAwards,
  getMealIcons: handleGetMealIcons,
  setDeclination: handleSetDeclination,
  askStockAlert: handleAskStockAlert,
  getServices: handleGetServices,
  addCartProduct: handleAddCartProduct,
  refreshCart: handleRefreshCart,
  createCart: handleCreateCart,
  defaultCart: handleDefaultCart,
  setCartQuantity: handleSetCartQuantity,
  removeCartProduct: handleRemoveCartProduct,
  deleteCart: handleDeleteCart,
  rememberCart: handleRememberCart,
  getService: handleGetService,
  generateTechnicalFile: handleGenerateTechnicalFile,
  generateDeclinationFile: handleGenerateDeclinationFile,
  getELabel: handleGetELabel,
  validateOrder: handleValidateOrder,
  discountOrder: handleDiscountOrder,
  createOrder: handleCreateOrder,
  getOrders: handleGetOrders,
  getOrder: handleGetOrder,
  getPaymentResult: handleGetPaymentResult,
  getOrderStatuses: handleGetOrderStatuses,
  getOrderGenericValues: handleGetOrderGenericValues,
  getOrderStatus: handleGetOrderStatus,
  getTrackingLink: handleGetTrackingLink,
  changeOrderStatus: handleChangeOrderStatus,
  refundOrder: handleRefundOrder,
  receivePaymentEvent: handleReceivePaymentEvent,
  getTestPayment: handleGetTestPayment,
  payWithTestCard: handlePayWithTestCard,
  answerTestChallenge: handleAnswerTestChallenge,
  getInvoice: handleGetInvoice,
  stopCartReminder: handleStopCartReminder,
  getMails: handleGetMails,
  getMail: handleGetMail,
  calculateShippingFees: handleCalculateShippingFees,
  findAccessPoints: handleFindAccessPoints,
  getAllowedDates: handleGetAllowedDates,
}
