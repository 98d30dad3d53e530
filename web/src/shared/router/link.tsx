import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type NavigateOptions, navigate } from './navigation';
import { isPlainClick } from './plain-click';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly options?: NavigateOptions;
}

/** A link to another page of the visitors' entry. */
export function Link({ to, options, onClick, ...attributes }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, options);
  };
  return <a {...attributes} href={to} onClick={follow} />;
}
