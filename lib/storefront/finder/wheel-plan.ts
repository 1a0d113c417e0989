import { type FinderPlan, isChoiceMade, optionPath } from './plan'

const api = '/api/wheel_filter'

export type WheelChoice = 'diameter' | 'boltSpacing' | 'width' | 'centralBoreDiameter'

export const wheelPlan: FinderPlan<WheelChoice> = {
  type: 'Wheel',
  defaults: { diameter: '0', boltSpacing: '0', width: '0', centralBoreDiameter: '0' },
  // the bore belongs to the car's hub, so another width does not reset it
  resets: {
    diameter: ['boltSpacing', 'width', 'centralBoreDiameter'],
    boltSpacing: ['width', 'centralBoreDiameter'],
  },
  optionPaths: ({ diameter, boltSpacing, width }) => {
    const boresPath = optionPath(`${api}/central_bore`, diameter, boltSpacing)
    return {
      diameter: `${api}/diameter`,
      boltSpacing: optionPath(`${api}/bolt_spacing`, diameter),
      width: optionPath(`${api}/width`, diameter, boltSpacing),
      centralBoreDiameter: boresPath && `${boresPath}/${encodeURIComponent(width || '0')}`,
    }
  },
  isComplete: ({ diameter }) => isChoiceMade(diameter),
}
