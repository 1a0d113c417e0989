import { isGuaranteed } from '@/lib/platform/shop-details'
import type { Product, Tire } from './schema'

// Not in rules.ts: the script of every page of results has those, and would get the shop's details with these.

/** The fields that decide whether a product may be sold; only tires have the optional ones. */
type Offered = Pick<Product, 'makerName' | 'makerAddress' | 'makerEmail'> &
  Partial<
    Pick<
      Tire,
      'manufacturer' | 'retread' | 'use' | 'professionalOffRoad' | 'eprelId' | 'approval' | 'approvalNumber'
    >
  >
type Need = { path: keyof Offered; code: 'eprel_required' | 'maker_required' | 'approval_required' }

const needs = (code: Need['code'], ...paths: Need['path'][]): Need[] => paths.map((path) => ({ path, code }))

/** Studded tires and tires for professional off-road use need no EU label (Regulation 2020/740), nor do retreads. */
const needsLabel = ({ retread, use, professionalOffRoad }: Offered): boolean =>
  retread === false && use !== 'studded' && !professionalOffRoad

/** The EU label of a new tire, and the maker of goods that the shop did not make (Regulation 2023/988, article 19). */
const neededInCall = (product: Offered): Need[] => [
  ...(needsLabel(product) ? needs('eprel_required', 'eprelId') : []),
  ...(isGuaranteed(product) ? [] : needs('maker_required', 'makerName', 'makerAddress', 'makerEmail')),
]

/** Of a retread its approval too (UN Regulations No. 108, 109; Decision 2006/443), for which `POST /api/tires` is too old. */
export const neededForSale = (product: Offered): Need[] => [
  ...neededInCall(product),
  ...(product.retread ? needs('approval_required', 'approval', 'approvalNumber') : []),
]

const isMissingIn =
  (product: Offered) =>
  ({ path }: Need): boolean =>
    !product[path]

export const missingInCall = (product: Offered): Need[] => neededInCall(product).filter(isMissingIn(product))
export const missingForSale = (product: Offered): Need[] =>
  neededForSale(product).filter(isMissingIn(product))
