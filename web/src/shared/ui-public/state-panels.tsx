import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { ReactNode } from 'react';
import { useIsOnline } from '../hooks/use-is-online';
import { Icon, type IconName } from './icons';

interface PanelProps {
  readonly icon: IconName;
  /** '' if the children say everything */
  readonly title: string;
  readonly children?: ReactNode;
  /** whether the panel is the whole page; its title is then the page's heading */
  readonly isPage?: boolean;
  readonly role?: 'alert' | 'status';
}

/** A message in place of content that is empty, gone or broken, and what the reader can do about it. */
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

/** An error panel with a retry button; its text differs while the browser is offline. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const isOnline = useIsOnline();
  const title = isOnline ? HELP_CENTER_TEXTS.loadFailed : HELP_CENTER_TEXTS.notReadOffline;
  return (
    <StatePanel icon={isOnline ? 'alert' : 'offline'} title={title} role="alert">
      <button type="button" className="button" onClick={retry}>
        {HELP_CENTER_TEXTS.retry}
      </button>
    </StatePanel>
  );
}

/** Grey bars in the shape of lines of text, shown while content loads. */
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

/** Number of columns on a wide screen that leaves the last row full, if there is one. */
export function columnsFor(count: number): 2 | 3 {
  return count % 2 === 0 && count % 3 !== 0 ? 2 : 3;
}

/** Placeholder for the grid of categories while it loads. */
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

/** Announces to assistive technology that content is loading, while others see a skeleton. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {HELP_CENTER_TEXTS.loading}
      </p>
      {children}
    </div>
  );
}
