import { BoltCircleTool } from '@/components/fitment/tools/BoltCircleTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'

export const generateMetadata = () => toolMetadata('bolt-circle')

export default () => <ToolPage tool="bolt-circle" Tool={BoltCircleTool} />
