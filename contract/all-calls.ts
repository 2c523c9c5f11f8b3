import { getUser, login, logout, register } from './accounts.ts'
import { getAddressTypes, getCompanyAddresses } from './addresses.ts'
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
} from './carts.ts'
import { getComponentConf } from './components.ts'
import { giveConsent } from './consents.ts'
import {
  getCustomizations,
  getDeclinationProduct,
  priceCustomizations,
  validateCustomizationFile,
} from './customizations.ts'
import { calculateShippingFees, findAccessPoints, getAllowedDates } from './deliveries.ts'
import { getELabel } from './e-labels.ts'
import { getElements } from './elements.ts'
import { getExternalAppConfig, getExternalApps } from './external-apps.ts'
import { getLogged } from './logged.ts'
import { getMail, getMails } from './mails.ts'
import { uploadMedia } from './media.ts'
import { sendMessage } from './messages.ts'
import {
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
  moveOrder,
  refundOrder,
  validateOrder,
} from './orders.ts'
import { getPage, getPages } from './pages.ts'
import { getParameters, setParameter } from './parameters.ts'
import { answerTestChallenge, getTestPayment, payWithTestCard, receivePaymentEvent } from './payments.ts'
import { getCities, getCountries, getLanguages } from './places.ts'
import { getPopup } from './popups.ts'
import {
  askStockAlert,
  getAwards,
  getMealIcons,
  getProduct,
  getProducts,
  getRecommendedProducts,
  getVariations,
  setDeclination,
} from './products.ts'
import { getService, getServices } from './services.ts'
import { getSiteInfo } from './site.ts'
import { generateDeclinationFile, generateTechnicalFile } from './technical-files.ts'
import { visitFrom } from './visits.ts'

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
  moveOrder,
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
