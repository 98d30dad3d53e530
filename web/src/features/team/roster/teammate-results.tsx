import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import PeopleIcon from '@mui/icons-material/PeopleOutlineRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import type { ReactNode } from 'react';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import type { Teammate } from '../people/teammate';
import type { TeammateList } from '../people/use-teammates';
import { TEAMMATE_COLUMNS } from './teammate-row';

interface TeammateResultsProps {
  list: TeammateList;
  /** the matching teammates */
  shown: readonly Teammate[];
  hasWords: boolean;
  renderRow: (teammate: Teammate) => ReactNode;
}

/** The matching teammates, with the list's loading, empty and error states. */
export function TeammateResults({ list, shown, hasWords, renderRow }: TeammateResultsProps) {
  if (list.status === 'denied') return <DeniedState />;
  if (list.status === 'failed') return <ErrorState title={TEAM_TEXTS.listFailed} onRetry={list.retry} />;
  const maySomebodyCome = list.isWidening && shown.length === 0;
  if (list.status === 'loading' || maySomebodyCome) return <ListSkeleton />;
  return (
    <>
      {shown.length === 0 ? (
        <NobodyHere hasWords={hasWords} />
      ) : (
        <ListFrame label={TEAM_TEXTS.title} columns={TEAMMATE_COLUMNS} heads={TEAM_TEXTS.columns}>
          {shown.map(renderRow)}
        </ListFrame>
      )}
      {list.isFull && !hasWords && <MoreButton label={TEAM_TEXTS.showMore} onMore={list.showMore} />}
    </>
  );
}

function NobodyHere({ hasWords }: { hasWords: boolean }) {
  return hasWords ? (
    <EmptyState icon={<SearchIcon />} title={TEAM_TEXTS.noMatch} description={TEAM_TEXTS.noMatchBody} />
  ) : (
    <EmptyState
      icon={<PeopleIcon />}
      title={TEAM_TEXTS.noneDeactivated}
      description={TEAM_TEXTS.noneDeactivatedBody}
    />
  );
}
