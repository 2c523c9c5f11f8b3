import type { HandlersOf } from '#api/calls/handler.ts'
import type * as eLabels from '#contract/catalogue/e-labels.ts'
import type * as nextVintages from '#contract/catalogue/next-vintage.ts'
import type * as prices from '#contract/catalogue/prices.ts'
import type * as products from '#contract/catalogue/products.ts'
import type * as stock from '#contract/catalogue/stock.ts'
import type * as technicalFiles from '#contract/catalogue/technical-files.ts'
import { handleAddNextVintage } from './add-next-vintage.ts'
import { handleAskStockAlert } from './ask-stock-alert.ts'
import { handleAssembleBoxes } from './assemble-boxes.ts'
import { handleBookStock } from './book-stock.ts'
import { handleChangePrices } from './change-prices.ts'
import { handleCountStock } from './count-stock.ts'
import { handleEndPricePlan } from './end-price-plan.ts'
import { handleGetAwards } from './get-awards.ts'
import { handleGetELabel } from './get-e-label.ts'
import { handleGetMealIcons } from './get-meal-icons.ts'
import { handleGetProduct } from './get-product.ts'
import { handleGetProducts } from './get-products.ts'
import { handleGetRecommendedProducts } from './get-recommended-products.ts'
import { handleGetReplacement } from './get-replacement.ts'
import { handleGetVariations } from './get-variations.ts'
import { handlePreviewPrices } from './preview-prices.ts'
import { handleGenerateDeclinationFile } from './technical-sheets/generate-declination-file.ts'
import { handleGenerateTechnicalFile } from './technical-sheets/generate-technical-file.ts'

export const catalogueHandlers: HandlersOf<
  typeof eLabels & typeof products & typeof technicalFiles & typeof nextVintages & typeof stock & typeof prices
> = {
  getProducts: handleGetProducts,
  getProduct: handleGetProduct,
  getRecommendedProducts: handleGetRecommendedProducts,
  getReplacement: handleGetReplacement,
  getVariations: handleGetVariations,
  getAwards: handleGetAwards,
  getMealIcons: handleGetMealIcons,
  askStockAlert: handleAskStockAlert,
  generateTechnicalFile: handleGenerateTechnicalFile,
  generateDeclinationFile: handleGenerateDeclinationFile,
  getELabel: handleGetELabel,
  addNextVintage: handleAddNextVintage,
  bookStock: handleBookStock,
  countStock: handleCountStock,
  assembleBoxes: handleAssembleBoxes,
  previewPrices: handlePreviewPrices,
  changePrices: handleChangePrices,
  endPricePlan: handleEndPricePlan,
}
