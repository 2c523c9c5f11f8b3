import type { Browser, System } from '#contract/accounts/closed-sets.ts'

/** In this order: most browsers also claim to be Chrome and Safari. */
const BROWSER_MARKS: readonly [Browser, RegExp][] = [
  ['FIREFOX', /\b(Firefox|FxiOS)\//],
  ['EDGE', /\b(Edg|EdgA|EdgiOS|Edge)\//],
  ['OPERA', /\b(OPR|OPX|Opera)\//],
  ['SAMSUNG', /\bSamsungBrowser\//],
  ['CHROME', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['SAFARI', /\bVersion\/[\d.]+.*\bSafari\//],
]
const SYSTEM_MARKS: readonly [System, RegExp][] = [
  ['IPHONE', /\b(iPhone|iPod)\b/],
  ['IPAD', /\biPad\b/],
  ['ANDROID', /\bAndroid\b/],
  ['WINDOWS', /\bWindows\b/],
  ['MAC', /\bMac OS X\b|\bMacintosh\b/],
  ['CHROMEBOOK', /\bCrOS\b/],
  ['LINUX', /\bLinux\b/],
]
/** Longer than any honest one. */
const MAX_LENGTH = 500

/** Which browser on which system, in a word each: enough for its owner to know it again, and nothing to track by. */
export function readDevice(userAgent: string): { browser: Browser; system: System } {
  const read = userAgent.slice(0, MAX_LENGTH)
  return {
    browser: BROWSER_MARKS.find(([, mark]) => mark.test(read))?.[0] ?? 'OTHER',
    system: SYSTEM_MARKS.find(([, mark]) => mark.test(read))?.[0] ?? 'OTHER',
  }
}
