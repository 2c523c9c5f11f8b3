/** As high as the window leaves room under the menu, or a part of it. */
export const HERO_HEIGHT = {
  screen: 'min-h-[calc(100svh-var(--hero-off,9.5rem))]',
  tall: 'min-h-[72svh]',
  band: 'min-h-[52svh]',
} as const
export const HERO_ALIGN = { left: 'items-start text-left', center: 'items-center text-center' } as const
