'use client'

import { createContext, type ReactNode } from 'react'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'

export const VehicleOfList = createContext<Vehicle | null>(null)

export const ListVehicle = (props: { vehicle: Vehicle; children: ReactNode }) => (
  <VehicleOfList value={props.vehicle}>{props.children}</VehicleOfList>
)
