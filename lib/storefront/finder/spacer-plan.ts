import { type FinderPlan, isChoiceMade, optionPath } from './plan'

const api = '/api/rdr/spacer_filter'

export type SpacerChoice = 'boltDistance' | 'thickness'

export const spacerPlan: FinderPlan<SpacerChoice> = {
  type: 'Spacer',
  defaults: { boltDistance: '0', thickness: '0' },
  resets: { boltDistance: ['thickness'] },
  optionPaths: ({ boltDistance }) => ({
    boltDistance: `${api}/bolt_distance`,
    thickness: optionPath(`${api}/thickness`, boltDistance),
  }),
  isComplete: ({ boltDistance }) => isChoiceMade(boltDistance),
}
