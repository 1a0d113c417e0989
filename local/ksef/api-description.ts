import { readDescription } from '../api-description'

/** By an extract of the ministry's API description (https://api-test.ksef.mf.gov.pl/docs/v2): the calls that the shop makes. */
export const faultsOfExchange = readDescription('local/ksef/open-api.json')
