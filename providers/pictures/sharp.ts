import sharp, { type SharpOptions } from 'sharp'

/** A picture of 50 million pixels takes 200 MB of memory to open; more is an attack or a mistake. */
export const MAX_PIXELS = 50_000_000

// Nothing is asked twice of this process, and two pictures at a time fill the cores: a cache and more threads only cost.
sharp.cache(false)
sharp.concurrency(1)
// Only what we take is ever decoded: the readers of other formats do not see the bytes of strangers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** Fails on pictures that end half-way or whose data contradict themselves. */
export const STRICT: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }

export { sharp }
