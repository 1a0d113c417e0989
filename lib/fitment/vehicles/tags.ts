/** What shows several vehicles: the finder, lists. */
export const vehiclesTag = 'vehicles'
/** The pages of all vehicles. */
export const vehiclePagesTag = 'vehicle-pages'
/** What shows one vehicle: its page, and the lists of what fits it. */
export const vehicleTag = (path: string) => `vehicle:${path}`
