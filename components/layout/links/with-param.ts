/** A page or its metadata from one parameter of its path. */
export const withParam =
  <Name extends string, Made>(name: Name, make: (value: string) => Made) =>
  async ({ params }: { params: Promise<Record<Name, string>> }) =>
    make((await params)[name])
