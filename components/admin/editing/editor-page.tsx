import type { ReactNode } from 'react'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { numberedOr404 } from '@/components/admin/item-or-404'
import { Editable } from './Editable'

type Props = { params: Promise<{ id: string }> }

/** The page `<path>/[id]` of the administration, with one editor. */
export const editorPage =
  <Item,>(path: string, read: (id: number) => Promise<Item>, editor: (item: Item) => ReactNode) =>
  async ({ params }: Props) => {
    const { id } = await params
    await adminOrLeave(`${path}/${encodeURIComponent(id)}`)
    return <Editable area="catalogue">{editor(await numberedOr404(id, read))}</Editable>
  }
