import { chosenQuery, type FinderPlan, isChosen, optionPath } from './plan'

const api = '/api/wheel_filter'

export type WheelChoice = 'diameter' | 'boltSpacing' | 'width' | 'centralBoreDiameter'

/** Diameter, then bolt pattern, then width and centre bore, which wait for both. */
export const wheelPlan: FinderPlan<WheelChoice> = {
  type: 'Wheel',
  defaults: { diameter: '0', boltSpacing: '0', width: '0', centralBoreDiameter: '0' },
  // the bore belongs to the car's hub: another width does not change it
  resets: {
    diameter: ['boltSpacing', 'width', 'centralBoreDiameter'],
    boltSpacing: ['width', 'centralBoreDiameter'],
  },
  optionPaths: ({ diameter, boltSpacing, width }) => {
    const sized = optionPath(`${api}/central_bore`, diameter, boltSpacing)
    return {
      diameter: `${api}/diameter`,
      boltSpacing: optionPath(`${api}/bolt_spacing`, diameter),
      width: optionPath(`${api}/width`, diameter, boltSpacing),
      centralBoreDiameter: sized && `${sized}/${encodeURIComponent(width || '0')}`,
    }
  },
  complete: ({ diameter }) => isChosen(diameter),
  query: chosenQuery,
}
