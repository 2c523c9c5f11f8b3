import type { AllCalls } from '#contract/all-calls.ts'
import { route } from './route.ts'

/** The calls that screens use, under their contract's names. A wrong method or path does not compile. */
export const getSiteInfo = route<AllCalls['getSiteInfo']>('GET', '/site/info')
export const getParameters = route<AllCalls['getParameters']>('GET', '/parameter')
export const getPages = route<AllCalls['getPages']>('GET', '/page')
export const getPopup = route<AllCalls['getPopup']>('GET', '/popup/:id')
