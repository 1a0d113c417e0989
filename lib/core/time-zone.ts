/** The shop's own clock, whatever the clock of the machine or browser says. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'
