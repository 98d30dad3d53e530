import { type ComponentType, lazy, useState } from 'react';

/** A component whose code loads when it is first shown, or earlier with `preload`. */
export type LatePage<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/**
 * Makes a component whose code loads later. Once the code is there, the component renders synchronously, so that the
 * server can render it and a browser can hydrate the result.
 */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await preload() }));
  function Page(props: Props) {
    // The same component as long as the page is shown, or its state would be lost when the code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { preload });
}
