'use client'

import { createContext, type ReactNode } from 'react'
import type { Vehicle } from '@/lib/fitment/vehicle'

export const VehicleOfList = createContext<Vehicle | null>(null)

/** The car that a list is for, to all of its cards. */
export const ListVehicle = (props: { vehicle: Vehicle; children: ReactNode }) => (
  <VehicleOfList value={props.vehicle}>{props.children}</VehicleOfList>
)
