// What addresses filter by. It stands apart from the descriptions of their fields, because browsers
// load it with every page that has a finder or a filter.

export const seasons = ['summer', 'winter', 'allseason'] as const
export const uses = ['road', 'all-terrain', 'rugged', 'mud', 'studded'] as const
export const tireTypes = ['passenger', 'truck', '4X4'] as const
export const mountings = ['bolt-on', 'slip-on'] as const

/** Tires, or wheels, that a car takes without its spare. */
export const WHEEL_SET = 4

export const perType = <Value>(of: (type: 'Tire' | 'Wheel' | 'Spacer') => Value) => ({
  Tire: of('Tire'),
  Wheel: of('Wheel'),
  Spacer: of('Spacer'),
})
