/** What was waited for took too long. */
class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** The result of a promise if it comes in time. @throws TooSlowError */
export async function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TooSlowError(`No answer within ${limitMs} ms`)),
      Math.max(0, limitMs),
    );
  });
  try {
    return await Promise.race([promise, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
