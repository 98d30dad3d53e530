type TokenSource = () => Promise<string>;

let tokenSource: TokenSource | null = null;

/** Sets the source of App Check tokens; without one, requests carry none. */
export function provideAppCheckToken(source: TokenSource | null): void {
  tokenSource = source;
}

/** The header that proves that a request comes from our pages; empty if App Check is off. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  return tokenSource === null ? {} : { 'x-firebase-appcheck': await tokenSource() };
}
