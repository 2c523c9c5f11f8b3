import { getUser, login, logout, register } from './accounts/accounts.ts'
import { getLogged } from './accounts/logged.ts'
import {
  addCartProduct,
  createCart,
  defaultCart,
  deleteCart,
  refreshCart,
  rememberCart,
  removeCartProduct,
  setCartQuantity,
  stopCartReminder,
} from './carts/carts.ts'
import { getELabel } from './catalogue/e-labels.ts'
import {
  askStockAlert,
  getAwards,
  getMealIcons,
  getProduct,
  getProducts,
  getRecommendedProducts,
  getVariations,
  setDeclination,
} from './catalogue/products.ts'
import { getService, getServices } from './catalogue/services.ts'
import { generateDeclinationFile, generateTechnicalFile } from './catalogue/technical-files.ts'
import { giveConsent } from './consent/consents.ts'
import { getExternalAppConfig, getExternalApps } from './consent/external-apps.ts'
import { getComponentConf } from './content/components.ts'
import { getElements } from './content/elements.ts'
import { sendMessage } from './content/messages.ts'
import { getPage, getPages } from './content/pages.ts'
import { getPopup } from './content/popups.ts'
import {
  getCustomizations,
  getDeclinationProduct,
  priceCustomizations,
  validateCustomizationFile,
} from './customizations/customizations.ts'
import { calculateShippingFees, findAccessPoints, getAllowedDates } from './deliveries/deliveries.ts'
import { getMail, getMails } from './mails/mails.ts'
import { uploadMedia } from './media/media.ts'
import {
  changeOrderStatus,
  createOrder,
  discountOrder,
  getInvoice,
  getOrder,
  getOrderGenericValues,
  getOrderStatus,
  getOrderStatuses,
  getOrders,
  getPaymentResult,
  getTrackingLink,
  refundOrder,
  validateOrder,
} from './orders/orders.ts'
import { receivePaymentEvent } from './payments/payments.ts'
import { answerTestChallenge, getTestPayment, payWithTestCard } from './payments/test-cards.ts'
import { getCities, getCountries, getLanguages } from './places/places.ts'
import { getAddressTypes, getCompanyAddresses } from './sites/company-addresses.ts'
import { getParameters, setParameter } from './sites/parameters.ts'
import { getSiteInfo } from './sites/site.ts'
import { visitFrom } from './sites/visits.ts'

/** The one list of calls. Routes, API page, typed client, isolation tests and fuzzing are made from it. */
export const allCalls = {
  getSiteInfo,
  getParameters,
  setParameter,
  getLogged,
  register,
  login,
  logout,
  getUser,
  getPages,
  getPage,
  getComponentConf,
  getElements,
  getPopup,
  getCompanyAddresses,
  getAddressTypes,
  getExternalApps,
  getExternalAppConfig,
  getLanguages,
  getCountries,
  getCities,
  visitFrom,
  giveConsent,
  sendMessage,
  uploadMedia,
  getCustomizations,
  getDeclinationProduct,
  validateCustomizationFile,
  priceCustomizations,
  getProducts,
  getProduct,
  getRecommendedProducts,
  getVariations,
  getAwards,
  getMealIcons,
  setDeclination,
  askStockAlert,
  getServices,
  createCart,
  addCartProduct,
  refreshCart,
  defaultCart,
  setCartQuantity,
  removeCartProduct,
  deleteCart,
  rememberCart,
  getService,
  generateTechnicalFile,
  generateDeclinationFile,
  getELabel,
  validateOrder,
  discountOrder,
  createOrder,
  getOrders,
  getOrder,
  getPaymentResult,
  getOrderStatuses,
  getOrderGenericValues,
  getOrderStatus,
  getTrackingLink,
  changeOrderStatus,
  refundOrder,
  receivePaymentEvent,
  getTestPayment,
  payWithTestCard,
  answerTestChallenge,
  getInvoice,
  stopCartReminder,
  getMails,
  getMail,
  calculateShippingFees,
  findAccessPoints,
  getAllowedDates,
}

export type AllCalls = typeof allCalls
export type CallName = keyof AllCalls
