import type { DraftState } from '@harborline/domain/entities/reply-draft';
import type { ReviewFor } from '@harborline/domain/stores/reply-drafts';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { DraftsChoice } from '../list/list-choice';
import { ListFrame } from '../list/list-frame';
import { DraftList } from './draft-list';
import { type DraftView, firstView, statesOfList } from './draft-view';
import { useDraftCount, useDraftList } from './use-draft-list';

type StateChoice = DraftState | 'all';

const choicesOf = (reviewFor: ReviewFor): readonly { value: StateChoice; label: string }[] => [
  { value: 'all', label: DRAFT_TEXTS.allStates },
  ...statesOfList(reviewFor).map((value) => ({ value, label: DRAFT_TEXTS.states[value] })),
];

interface DraftsPaneProps {
  view: DraftView;
  openRef: string | null;
  /** whether the list is the only pane, on screens too narrow for list and thread */
  isShownAlone: boolean;
}

function DraftFilters({ view, openRef }: Pick<DraftsPaneProps, 'view' | 'openRef'>) {
  const navigate = useNavigate();
  const mayReview = useMay('ReplyDrafts.readOthers');
  const conversation = openRef ?? undefined;
  return (
    <Box sx={{ px: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      {mayReview && (
        <LinkTabs
          label={DRAFT_TEXTS.listOfDrafts}
          tabs={[
            { reviewFor: 'self' as const, label: DRAFT_TEXTS.yours },
            { reviewFor: 'others' as const, label: DRAFT_TEXTS.toReview },
          ].map(({ reviewFor, label }) => ({
            key: reviewFor,
            label,
            to: adminLinks.drafts({ ...firstView(reviewFor), conversation }),
            isCurrent: reviewFor === view.reviewFor,
          }))}
        />
      )}
      <Box sx={{ px: 1.25, py: 1 }}>
        <ChoiceSelect<StateChoice>
          label={DRAFT_TEXTS.state}
          isLabelHidden
          value={view.state ?? 'all'}
          choices={choicesOf(view.reviewFor)}
          onChange={(value) =>
            navigate(adminLinks.drafts({ ...view, state: value === 'all' ? null : value, conversation }))
          }
        />
      </Box>
    </Box>
  );
}

/** The replies in review beside the thread of the one that is open (S3-40, D-104). */
export function DraftsPane({ view, openRef, isShownAlone }: DraftsPaneProps) {
  const list = useDraftList(view);
  const count = useDraftCount(view, list);
  return (
    <ListFrame isShownAlone={isShownAlone} head={<DraftsChoice count={count} />}>
      <DraftFilters view={view} openRef={openRef} />
      <DraftList list={list} view={view} selectedRef={openRef} />
    </ListFrame>
  );
}
