import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { ReactNode } from 'react';
import { useIsOnline } from '../hooks/use-is-online';
import { Icon, type IconName } from './icons';

interface PanelProps {
  readonly icon: IconName;
  /** '' where the children say it all */
  readonly title: string;
  readonly children?: ReactNode;
  /** whether it is all there is on the page, which it then heads */
  readonly isPage?: boolean;
  readonly role?: 'alert' | 'status';
}

/** A message in place of content: something empty, gone or broken, and what can be done about it. */
export function StatePanel({ icon, title, children, isPage = false, role }: PanelProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="state-panel" role={role}>
      <span className="state-icon">
        <Icon name={icon} />
      </span>
      {title !== '' && <Title className="state-title">{title}</Title>}
      {children}
    </div>
  );
}

/** Reading failed; says so differently when the browser knows it is offline. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const isOnline = useIsOnline();
  const title = isOnline
    ? HELP_CENTER_TEXTS.loadFailed
    : 'You are offline. Connect to the internet to read this page.';
  return (
    <StatePanel icon={isOnline ? 'alert' : 'offline'} title={title} role="alert">
      <button type="button" className="button" onClick={retry}>
        {HELP_CENTER_TEXTS.retry}
      </button>
    </StatePanel>
  );
}

/** Grey bars in the shape of lines of text while something is read. */
export function SkeletonLines({ count, className = '' }: { count: number; className?: string }) {
  return (
    <div className={`skeleton-lines ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never change places
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}

/** Columns of cards on a wide screen: those that leave no hole in the last row, where there are some. */
export function columnsFor(count: number): 2 | 3 {
  return count % 2 === 0 && count % 3 !== 0 ? 2 : 3;
}

/** The grid of categories while it is read. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <div className="category-grid" data-columns={columnsFor(count)} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never change places
        <div key={card} className="card category-card">
          <span className="tile skeleton" />
          <SkeletonLines count={3} className="category-words" />
        </div>
      ))}
    </div>
  );
}

/** Tells assistive technology that something is being read, where others see a skeleton. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading…
      </p>
      {children}
    </div>
  );
}
