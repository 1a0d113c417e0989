export declare const modules: readonly string[]
export declare function readSources(root?: string): Map<string, string>
export declare function findFaults(sources: ReadonlyMap<string, string>): string[]
