import type { NextRequest } from 'next/server'
import { redirectToResults } from '@/lib/storefront/results/finder-redirect'

export const GET = (request: NextRequest) => redirectToResults('Tire', request)
