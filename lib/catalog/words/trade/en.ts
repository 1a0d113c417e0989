import type { WordTable } from './table'
import { titleWordsOf } from './title-words'

export const englishWords: WordTable = {
  ...titleWordsOf.en,
  color: {
    black: 'black',
    silver: 'silver',
    white: 'white',
    gunmetal: 'gunmetal|gun metal|graphite|gr[ea]y',
    bronze: 'bronze',
  },
  season: {
    winter: '(for )?winter|snow',
    summer: '(for )?summer',
    allseason: 'all[- ]?seasons?|all[- ]?weather|year[- ]?round',
  },
  use: {
    road: 'road|highway|street|h\\/?ts?',
    'all-terrain': 'all[- ]?terrains?|off[- ]?road(ing)?|a\\/?ts?|gravel',
    rugged: 'rugged([- ]terrains?)?|r\\/?ts?|hybrid',
    mud: 'mud([- ]terrains?)?|muds|muddy|mudders?|m\\/?ts?|mudding',
    studded: 'studded|with studs|studs|spikes?|spiked',
  },
  snow: {
    snowflake: '(3-?pmsf|snowflake|(three|3)[- ]?peaks?( mountains?)?( snowflakes?)?)([- ]rated| symbol)?',
  },
  retread: {
    yes: 'retreads?|retreaded|remolds?|remoulds?|recaps?|recapped',
    no: 'new|brand[- ]new|(no|not|non)[- ]?retread(s|ed)?|no (remolds?|remoulds?|recaps?)',
  },
  sort: { price: 'cheap|cheaper|cheapest|budget|affordable|inexpensive|low price|lowest price|best price' },
  inStock: { yes: 'in[- ]?sto(c)?k|available|ready to ship' },
  pieces: { '4': 'set|sets|set of 4|set of four|full set', '2': 'pairs?|pair of' },
  several: [
    ['mudders?|muds|mud ?tires?', { type: 'Tire', use: 'mud' }],
    ['steelies|steelie|steelys', { type: 'Wheel', typeOfWheel: 'steel' }],
    ['alloys', { type: 'Wheel', typeOfWheel: 'alloy' }],
    ['retreads|remolds|remoulds|recaps', { type: 'Tire', retread: 'yes' }],
  ],
  notSold: {
    maker:
      'bf ?goodrich|bfg|general( grabber)?|grabber|cooper|maxxis|yokohama|good ?year( wrangler)?|michelin|nokian|toyo|falken|hankook|kumho|bridgestone|continental|pirelli|dunlop|firestone|nitto|federal|nankang|kenda|triangle|insa( turbo)?|fedima|lassa|matador|barum|d[eę]bica|mickey thompson|pro comp|super swamper|interco|geolandar|wrangler at|ko2|km3|dotz|borbet|dezent|oz racing|black rhino|fuel off[- ]?road|method|beadlocks?|kama|cordiant|forward|viatti',
    fasteners: 'lug ?nuts?|wheel nuts?|wheel bolts?|wheel studs?|nuts?|bolts?|lugs',
    rings: '(hub[- ]?centric|centering|hub) rings?|hubrings',
    tubes: 'inner tubes?|tubes?|((tire|tyre|wheel) )?valves?( stems?| caps?)?|tpms( sensors?)?',
    used: 'used|second[- ]?hand|part[- ]?worn|pre[- ]?owned|scrap',
    chains: '(snow )?chains?',
    otherVehicles:
      'atv|quad|utv|motorcycles?|motorbikes?|trucks?|lorry|trailers?|tractors?|bicycles?|bikes?|scooters?|mopeds?|caravans?|forklifts?|golf carts?|lawn ?mowers?',
    parts: 'shocks?|lift kits?|suspension|winch|snorkel|roof rack|bumpers?|battery|oil|wipers?|jack|wrench',
  },
  silent:
    'how|show|what|where|when|who|can|will|would|should|does|did|there|this|these|it|its|them|we|our|us|your|from|also|just|only|needs|needed|wanted|sale|sell|cost|costs|delivery|shipping|ship|much|now|not|thread|stud|bolt|pattern|pcd|load|index|size|width|diameter|for|to|a|an|the|of|and|or|with|in|on|my|me|i|want|need|looking|look|buy|find|get|please|size|sizes|price|prices|shop|online|car|vehicle|suv|jeeps?|4x4|4wd|awd|good|best|any|some|pln|zl|zloty|inch|inches|is|are|do|you|have|that|fit|fits|which',
  common:
    'tires tire tyres tyre wheels wheel spacers spacer steel alloy black silver white gunmetal bronze winter summer allseason road rugged studded terrain retread cheapest',
}
