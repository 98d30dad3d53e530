import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { report } from '../../../shared/config/report';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import type { Ticket } from '../ticket';
import { CannedFailed } from './canned-failed';
import { CannedLine } from './canned-line';
import type { CannedList } from './canned-list';
import { CannedPanel } from './canned-panel';
import type { ComposerSide } from './use-canned-search';
import { useStatus } from './use-status';

interface CannedPartProps {
  readonly list: ComposerSide;
  readonly conversation: Ticket;
}

const loadList: Subscribe<{ readonly List: typeof CannedList }> = ({ next, error }) => {
  import('./canned-list')
    .then((code) => next({ List: code.CannedList }))
    .catch((reason: Error) => {
      report('not-loaded', reason);
      error(reason);
    });
  return () => {};
};

/** What stands in place of the list until its code is there. */
function Without({ onStatus, toField, onRetry }: ComposerSide & { onRetry: (() => void) | null }) {
  useStatus(onStatus, onRetry === null ? CANNED_REPLY_TEXTS.loading : CANNED_REPLY_TEXTS.loadFailed);
  return (
    <CannedPanel>
      {onRetry === null ? (
        <CannedLine text={CANNED_REPLY_TEXTS.loading} />
      ) : (
        <CannedFailed
          onRetry={() => {
            toField();
            onRetry();
          }}
        />
      )}
    </CannedPanel>
  );
}

/** The list of canned replies, whose code and replies load when it is first opened. */
export function CannedPart({ list, conversation }: CannedPartProps) {
  const { live, retry } = useSubscription(loadList);
  if (live.status !== 'ready')
    return <Without {...list} onRetry={live.status === 'loading' ? null : retry} />;
  return <live.data.List {...list} conversation={conversation} />;
}
