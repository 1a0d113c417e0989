import { billOfMaterials } from '@/local/release/third-party'

process.stdout.write(await billOfMaterials())
