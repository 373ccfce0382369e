/** A driver that hangs would hang all. */
export const inTime = <Value>(
  work: Promise<Value>,
  late: string,
  seconds: number,
): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(late)), seconds * 1000).unref()
    }),
  ])
