import type { Account } from './api'
import { rows } from './database'

export const fetchVehicles = (): Promise<{ id: number; path: string; confidence: string }[]> =>
  rows('SELECT id, path, confidence FROM vehicle ORDER BY id')

/** The tires of an account's own car, as they are written on the sidewall. */
export const ownTireOf = async ({ uid }: Account) =>
  (await rows('SELECT own_tire FROM account_car WHERE user_id = $1', uid))[0]?.own_tire
