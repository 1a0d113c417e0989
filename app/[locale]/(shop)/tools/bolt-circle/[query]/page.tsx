import { BoltCircleTool } from '@/components/fitment/tools/BoltCircleTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: exampleSegment('bolt-circle') }]

export const generateMetadata = () => toolMetadata('bolt-circle', true)

type Props = { params: Promise<{ query: string }> }

export default async function BoltCircleAnswerPage({ params }: Props) {
  return <ToolPage tool="bolt-circle" Tool={BoltCircleTool} segment={(await params).query} />
}
