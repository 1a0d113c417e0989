import type { NextRequest } from 'next/server'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carChoicePath, carRow, readCarChoice } from '@/lib/fitment/vehicles/car-choice'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The target of the finder by car without JavaScript: leads to the page of the car, or of its make, as far as chosen. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { locale } = splitLocale(nextUrl.pathname)
  const cars = (await cachedVehicles()).map(carRow)
  const path = carChoicePath(readCarChoice(cars, nextUrl.searchParams))
  return new Response(null, { status: 303, headers: { location: localePath(locale, path) } })
}
