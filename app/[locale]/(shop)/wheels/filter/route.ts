import type { NextRequest } from 'next/server'
import { redirectToResults } from '@/components/catalog/finder-redirect'

export const GET = (request: NextRequest) => redirectToResults('Wheel', request)
