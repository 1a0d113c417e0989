'use client'

import type { ReactNode } from 'react'
import { usePainted } from './use-painted'

/** What nobody sees yet when a press on a link has led to a page: built once what is in sight is painted. */
export const AfterPaint = ({ children }: { children: ReactNode }) => (usePainted() ? children : null)
