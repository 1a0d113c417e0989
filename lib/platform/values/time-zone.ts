/** The shop's time zone, whatever the time zone of the server or browser. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'
