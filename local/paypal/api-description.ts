import { readDescription } from '../api-description'

/**
 * By an extract of PayPal's description of Orders v2 (https://github.com/paypal/paypal-rest-api-specifications, Apache-2.0): the
 * calls and fields that the shop uses.
 */
export const faultsOfExchange = readDescription('local/paypal/open-api.json')
