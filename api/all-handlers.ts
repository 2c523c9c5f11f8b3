import { handleGetLogged } from './account/get-logged.ts'
import { handleAddCartProduct } from './carts/add-cart-product.ts'
import { handleRefreshCart } from './carts/refresh-cart.ts'
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
import type { Handlers } from './machinery/handler.ts'
import { handleUploadMedia } from './media/upload-media.ts'
import { handleSendMessage } from './messages/send-message.ts'
import { handleGetPage } from './pages/get-page.ts'
import { handleGetPages } from './pages/get-pages.ts'
import { handleGetParameters } from './parameters/get-parameters.ts'
import { handleSetParameter } from './parameters/set-parameter.ts'
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
  getService: handleGetService,
  generateTechnicalFile: handleGenerateTechnicalFile,
  generateDeclinationFile: handleGenerateDeclinationFile,
  getELabel: handleGetELabel,
  calculateShippingFees: handleCalculateShippingFees,
  findAccessPoints: handleFindAccessPoints,
  getAllowedDates: handleGetAllowedDates,
}
