import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type NavigateOptions, navigate } from './navigation';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly options?: NavigateOptions;
}

/** Whether a click opens a link in this tab: no modifier, main button, not already handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
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
