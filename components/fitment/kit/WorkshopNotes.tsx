'use client'

import { useTranslations } from 'next-intl'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { engagement } from '@/lib/fitment/measures/threads'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { readTorque } from '@/lib/fitment/vehicles/torque'

type Props = { kit: Kit; hub: Hub; vehicle: Vehicle | null }

/** What whoever mounts the kit needs: torque, thread and its engagement, what the spacer asks for, and the second look. */
export function WorkshopNotes({ kit: { spacer }, hub, vehicle }: Props) {
  const t = useTranslations('kit')
  const { figure } = useFigures()
  const torques = readTorque(vehicle?.torque ?? null)
  const { turns, threadMm } = hub.thread ? engagement(hub.thread) : {}
  const mm = figure(spacer?.thickness ?? 0)
  const notes = [
    ...(torques.length > 0
      ? torques.map(({ nm, wheels }) => (wheels ? t('torqueOn', { nm, wheels }) : t('torqueOf', { nm })))
      : [t('torqueUnknown')]),
    hub.thread ? t('threadIs', { thread: hub.thread }) : '',
    turns && threadMm ? t('engagement', { turns, mm: figure(threadMm) }) : '',
    spacer?.mounting === 'slip-on' ? t('longer', { fastener: hub.fastener ?? 'other', mm }) : '',
    spacer?.mounting === 'bolt-on' ? t('ownStuds', { mm }) : '',
    t('cleanFaces'),
    t('retorque'),
  ]
  return (
    <ul className="list-disc space-y-1 pl-5">
      {notes.filter(Boolean).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
