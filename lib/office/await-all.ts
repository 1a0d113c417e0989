/** Waits for all of some promises at once, each under its name. */
export const awaitAll = async <Work extends Record<string, unknown>>(work: Work) =>
  Object.fromEntries(
    await Promise.all(Object.entries(work).map(async ([name, each]) => [name, await each] as const)),
  ) as { [Name in keyof Work]: Awaited<Work[Name]> }
