type TokenSource = () => Promise<string>;

let tokenSource: TokenSource | null = null;

/** Says where App Check tokens come from; without a source, requests carry none. */
export function provideAppCheckToken(source: TokenSource | null): void {
  tokenSource = source;
}

/** The header by which a request of our own shows that it comes from our pages; empty where App Check is off. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  return tokenSource === null ? {} : { 'x-firebase-appcheck': await tokenSource() };
}
