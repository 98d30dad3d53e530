import type { ReactNode } from 'react';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import { ListFailed } from './list-failed';
import { ListLine } from './list-line';
import { ListPanel } from './list-panel';
import { useStatus } from './use-status';
import type { ComposerSide } from './use-word-search';

interface LateListProps<Code> {
  readonly list: ComposerSide;
  /** the same function each time */
  readonly load: Subscribe<Code>;
  readonly texts: { readonly loading: string; readonly loadFailed: string };
  /** the list, once its code is there */
  readonly children: (code: Code) => ReactNode;
}

type WithoutProps = Pick<LateListProps<unknown>, 'list' | 'texts'> & { onRetry: (() => void) | null };

/** What stands in place of the list until its code is there. */
function Without({ list: { onStatus, toField }, texts, onRetry }: WithoutProps) {
  useStatus(onStatus, onRetry === null ? texts.loading : texts.loadFailed);
  return (
    <ListPanel>
      {onRetry === null ? (
        <ListLine text={texts.loading} />
      ) : (
        <ListFailed
          text={texts.loadFailed}
          onRetry={() => {
            toField();
            onRetry();
          }}
        />
      )}
    </ListPanel>
  );
}

/** A list above the composer, whose code loads when it is first opened. */
export function LateList<Code>({ list, load, texts, children }: LateListProps<Code>) {
  const { live, retry } = useSubscription(load);
  if (live.status !== 'ready')
    return <Without list={list} texts={texts} onRetry={live.status === 'loading' ? null : retry} />;
  return children(live.data);
}
