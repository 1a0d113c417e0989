import type { ProductType } from '@/lib/catalog/product/schema'

/** Messages of the `finder` group that differ from finder to finder. */
export const finderWords = {
  Tire: {
    form: 'tireForm',
    title: 'title',
    chooseFirst: 'chooseSize',
    show: 'show',
    showUnknown: 'showUnknown',
  },
  Wheel: {
    form: 'wheelForm',
    title: 'wheelTitle',
    chooseFirst: 'chooseRim',
    show: 'showWheels',
    showUnknown: 'showUnknownWheels',
  },
  Spacer: {
    form: 'spacerForm',
    title: 'spacerTitle',
    chooseFirst: 'choosePattern',
    show: 'showSpacers',
    showUnknown: 'showUnknownSpacers',
  },
} as const satisfies Record<ProductType, object>
