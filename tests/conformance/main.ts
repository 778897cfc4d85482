import { conformance } from './conformance'

process.exitCode = await conformance(process.argv.slice(2), process.env)
