/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getCustomizations = { method: 'GET', path: '/product/:id/customization' } as const
export const validateCustomizationFile = {
  method: 'POST',
  path: '/product-customization/:id/file/validate',
  upload: 'image',
} as const
export const priceCustomizations = {
  method: 'POST',
  path: '/cart/product/:idProduct/declination/:idDeclination/customize/price',
} as const
export const getDeclinationProduct = { method: 'GET', path: '/declination/:id/product' } as const
