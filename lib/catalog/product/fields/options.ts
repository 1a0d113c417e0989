// Codes of choices that addresses filter by. They stand apart from the descriptions of their fields, because browsers
// load them with every page that has a finder or a filter.

export const seasons = ['summer', 'winter', 'allseason'] as const
export const uses = ['road', 'all-terrain', 'rugged', 'mud', 'studded'] as const
export const tireTypes = ['passenger', 'truck', '4X4'] as const
export const mountings = ['bolt-on', 'slip-on'] as const

export const perType = <Value>(of: (type: 'Tire' | 'Wheel' | 'Spacer') => Value) => ({
  Tire: of('Tire'),
  Wheel: of('Wheel'),
  Spacer: of('Spacer'),
})
