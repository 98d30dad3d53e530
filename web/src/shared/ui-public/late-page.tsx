import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded when it is first shown, or earlier by `preload`. */
export type LatePage<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> };

/**
 * Makes a component of code that is loaded later. Once the code is there, the component is rendered at once, so that
 * the server can render it and a browser can take over what the server rendered.
 */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await preload() }));
  function Page(props: Props) {
    // One component for as long as the page is shown, or its state would be lost when the code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { preload });
}
