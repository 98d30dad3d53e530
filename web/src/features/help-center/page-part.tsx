import type { ReactNode } from 'react';
import type { PartName } from './page-parts';

interface PagePartProps {
  readonly name: PartName;
  readonly children: ReactNode;
}

/** Holds a part of a page, so that it can be hydrated and the page around it stay as it is. */
export function PagePart({ name, children }: PagePartProps) {
  return <div data-island={name}>{children}</div>;
}
