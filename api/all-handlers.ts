import { handleGetLogged } from './account/get-logged.ts'
import { handleGetUser } from './account/get-user.ts'
import { handleLogin } from './account/login.ts'
import { handleLogout } from './account/logout.ts'
import { handleRegister } from './account/register.ts'
import { handleAddCartProduct } from './carts/add-cart-product.ts'
import { handleCreateCart } from './carts/create-cart.ts'
import { handleDefaultCart } from './carts/default-cart.ts'
import { handleDeleteCart } from './carts/delete-cart.ts'
import { handleRefreshCart } from './carts/refresh-cart.ts'
import { handleRememberCart } from './carts/remember-cart.ts'
import { handleRemoveCartProduct } from './carts/remove-cart-product.ts'
import { handleSetCartQuantity } from './carts/set-cart-quantity.ts'
import { handleGetAddressTypes } from './company/get-address-types.ts'
import { handleGetCompanyAddresses } from './company/get-company-addresses.ts'
import { handleGetComponentConf } from './components/get-component-conf.ts'
import { handleGiveConsent } from './consents/give-consent.ts'
import { handleGetCustomizations } from './customizations/get-customizations.ts'
import { handleGetDeclinationProduct } from './customizations/get-declination-product.ts'
import { handlePriceCustomizations } from './customizations/price-customizations.ts'
import { handleValidateCustomizationFile } from './customizations/validate-customization-file.ts'
import { handleCalculateShippingFees } from './deliveries/calculate-shipping-fees.ts'
import { handleFindAccessPoints } from './deliveries/find-access-points.ts'
import { handleGetAllowedDates } from './deliveries/get-allowed-dates.ts'
import { handleGetELabel } from './e-labels/get-e-label.ts'
import { handleGetElements } from './elements/get-elements.ts'
import { handleGetExternalAppConfig } from './external-apps/get-external-app-config.ts'
import { handleGetExternalApps } from './external-apps/get-external-apps.ts'
import { handleGetInvoice } from './invoices/get-invoice.ts'
import type { Handlers } from './machinery/handler.ts'
import { handleGetMail } from './mails/get-mail.ts'
import { handleGetMails } from './mails/get-mails.ts'
import { handleStopCartReminder } from './mails/stop-cart-reminder.ts'
import { handleUploadMedia } from './media/upload-media.ts'
import { handleSendMessage } from './messages/send-message.ts'
import { handleCreateOrder } from './orders/create-order.ts'
import { handleDiscountOrder } from './orders/discount-order.ts'
import { handleGetOrder } from './orders/get-order.ts'
import { handleGetOrderGenericValues } from './orders/get-order-generic-values.ts'
import { handleGetOrderStatus } from './orders/get-order-status.ts'
import { handleGetOrderStatuses } from './orders/get-order-statuses.ts'
import { handleGetOrders } from './orders/get-orders.ts'
import { handleGetPaymentResult } from './orders/get-payment-result.ts'
import { handleGetTrackingLink } from './orders/get-tracking-link.ts'
import { handleMoveOrder } from './orders/move-order.ts'
import { handleRefundOrder } from './orders/refund-order.ts'
import { handleValidateOrder } from './orders/validate-order.ts'
import { handleGetPage } from './pages/get-page.ts'
import { handleGetPages } from './pages/get-pages.ts'
import { handleGetParameters } from './parameters/get-parameters.ts'
import { handleSetParameter } from './parameters/set-parameter.ts'
import { handleAnswerTestChallenge } from './payments/answer-test-challenge.ts'
import { handleGetTestPayment } from './payments/get-test-payment.ts'
import { handlePayWithTestCard } from './payments/pay-with-test-card.ts'
import { handleReceivePaymentEvent } from './payments/receive-payment-event.ts'
import { handleGetCities } from './places/get-cities.ts'
import { handleGetCountries } from './places/get-countries.ts'
import { handleGetLanguages } from './places/get-languages.ts'
import { handleGetPopup } from './popups/get-popup.ts'
import { handleAskStockAlert } from './products/ask-stock-alert.ts'
import { handleGetAwards } from './products/get-awards.ts'
import { handleGetMealIcons } from './products/get-meal-icons.ts'
import { handleGetProduct } from './products/get-product.ts'
import { handleGetProducts } from './products/get-products.ts'
import { handleGetRecommendedProducts } from './products/get-recommended-products.ts'
import { handleGetVariations } from './products/get-variations.ts'
import { handleSetDeclination } from './products/set-declination.ts'
import { handleGetService } from './services/get-service.ts'
import { handleGetServices } from './services/get-services.ts'
import { handleGetSiteInfo } from './site/get-site-info.ts'
import { handleGenerateDeclinationFile } from './technical-files/generate-declination-file.ts'
import { handleGenerateTechnicalFile } from './technical-files/generate-technical-file.ts'
import { handleVisitFrom } from './visits/visit-from.ts'

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
  moveOrder: handleMoveOrder,
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
