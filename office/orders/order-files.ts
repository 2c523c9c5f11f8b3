import { fillPath } from '#client/http-transport.ts'
import { getPackingSlip, getPackingSlips, getPickingListFile } from '#contract/orders/routes.ts'

/** Addresses of papers, to be opened beside the screen. */
export function packingSlipAddress(id: number): string {
  return `/api${fillPath(getPackingSlip.path, { id })}`
}

export function packingSlipsAddress(ids: readonly number[]): string {
  return `/api${getPackingSlips.path}?ids=${ids.join(',')}`
}

export function pickingFileAddress(ids: readonly number[]): string {
  return `/api${getPickingListFile.path}?ids=${ids.join(',')}`
}
