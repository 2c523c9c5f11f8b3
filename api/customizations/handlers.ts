import type { HandlersOf } from '#api/calls/handler.ts'
import type * as customizations from '#contract/customizations/customizations.ts'
import { handleGetCustomizations } from './get-customizations.ts'
import { handleGetDeclinationProduct } from './get-declination-product.ts'
import { handlePriceCustomizations } from './price-customizations.ts'
import { handleValidateCustomizationFile } from './validate-customization-file.ts'

export const customizationHandlers: HandlersOf<typeof customizations> = {
  getCustomizations: handleGetCustomizations,
  getDeclinationProduct: handleGetDeclinationProduct,
  validateCustomizationFile: handleValidateCustomizationFile,
  priceCustomizations: handlePriceCustomizations,
}
