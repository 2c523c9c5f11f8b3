import { fillPath } from '#client/http-transport.ts'
import type { LabelFormat } from '#contract/orders/closed-sets.ts'
import { getPackingSlip, getPackingSlips, getPickingListFile, getShippingLabels } from '#contract/orders/routes.ts'

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

interface WantedLabels {
  ids: readonly number[]
  format: LabelFormat
  parcels: number
  first: number
}

export function labelsAddress({ ids, format, parcels, first }: WantedLabels): string {
  return `/api${getShippingLabels.path}?ids=${ids.join(',')}&format=${format}&parcels=${parcels}&first=${first}`
}
