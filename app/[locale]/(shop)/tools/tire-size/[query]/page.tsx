import { TireSizeTool } from '@/components/fitment/tools/TireSizeTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: exampleSegment('tire-size') }]

export const generateMetadata = () => toolMetadata('tire-size', true)

type Props = { params: Promise<{ query: string }> }

export default async function TireSizeAnswerPage({ params }: Props) {
  return <ToolPage tool="tire-size" Tool={TireSizeTool} segment={(await params).query} />
}
