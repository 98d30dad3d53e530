import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { ListChoice } from '../list/list-choice';
import { ListFrame } from '../list/list-frame';
import { linkOfMentions, MENTION_FILTERS } from './mention-view';
import { MentionsShown } from './mentions-shown';
import type { useMentionInbox } from './use-mention-inbox';

interface MentionListPaneProps {
  inbox: ReturnType<typeof useMentionInbox>;
  /** whether the list is the only pane, on screens too narrow for list and thread */
  isShownAlone: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

const ORDERS = [
  { value: 'newest', label: INBOX_TEXTS.orders.newest },
  { value: 'oldest', label: INBOX_TEXTS.orders.oldest },
] as const;

/** The filter and the order, both in the URL; the open ticket stays open. */
function Filters({ inbox: { view, open } }: Pick<MentionListPaneProps, 'inbox'>) {
  const navigate = useNavigate();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LinkTabs
          label={MENTION_TEXTS.filter}
          tabs={MENTION_FILTERS.map((filter) => ({
            key: filter,
            label: MENTION_TEXTS[filter],
            to: linkOfMentions({ ...view, filter }, open),
            isCurrent: filter === view.filter,
          }))}
        />
      </Box>
      <Box sx={{ flex: 'none', py: 0.5 }}>
        <ChoiceSelect
          label={MENTION_TEXTS.sort}
          isLabelHidden
          value={view.order}
          choices={ORDERS}
          onChange={(order) => void navigate(linkOfMentions({ ...view, order }, open))}
        />
      </Box>
    </Box>
  );
}

/** The mentions with their filter. New ones are announced. */
export function MentionListPane({ inbox, isShownAlone, onKeyDown }: MentionListPaneProps) {
  const { list } = inbox;
  const newest = list.rows.find(({ id }) => list.arrived.has(id));
  return (
    <ListFrame
      isShownAlone={isShownAlone}
      head={<ListChoice view={inbox.ticketView} counts={inbox.counts} isMentions />}
      onKeyDown={onKeyDown}
    >
      <Filters inbox={inbox} />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {newest === undefined
          ? ''
          : MENTION_TEXTS.arrived(
              newest.author_name || ADMIN_TEXTS.nameFallback,
              `${shortNumber(newest.ticket_number)} ${newest.ticket_title}`,
            )}
      </Box>
      <MentionsShown inbox={inbox} />
    </ListFrame>
  );
}
