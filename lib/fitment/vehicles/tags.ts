/** Everything that shows several vehicles. */
export const vehiclesTag = 'vehicles'
/** What shows one vehicle: its page. */
export const vehicleTag = (path: string) => `vehicle:${path}`
