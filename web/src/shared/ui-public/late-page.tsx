import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** A component whose code loads when it is first shown, or earlier with `preload`. */
export type LatePage<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

const Fallback = createContext<ReactNode>(null);

/** What late pages below show until their code is there. */
export function LateFallback({ shown, children }: { shown: ReactNode; children: ReactNode }) {
  return <Fallback.Provider value={shown}>{children}</Fallback.Provider>;
}

/**
 * Makes a component whose code loads later. Once the code is there, the component renders synchronously, so that the
 * server can render it and a browser can hydrate the result. A failed load is thrown to the boundary above.
 *
 * It waits by its state: the Suspense of the visitors' app breaks when a page is left while its code arrives.
 */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Page(props: Props) {
    const fallback = useContext(Fallback);
    const [Shown, show] = useState<ComponentType<Props> | null>(() => loaded);
    const [failure, fail] = useState<{ readonly error: unknown } | null>(null);
    const isWaiting = Shown === null;
    useEffect(() => {
      if (!isWaiting) return;
      let isLeft = false;
      preload().then(
        (page) => isLeft || show(() => page),
        (error: unknown) => isLeft || fail({ error }),
      );
      return () => {
        isLeft = true;
      };
    }, [isWaiting]);
    if (failure !== null) throw failure.error;
    return Shown === null ? fallback : <Shown {...props} />;
  }
  return Object.assign(Page, { preload });
}
