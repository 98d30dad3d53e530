import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { InboxTabs } from '../list/inbox-tabs';
import { ListChoice } from '../list/list-choice';
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
  { value: 'newest', label: MENTION_TEXTS.newest },
  { value: 'oldest', label: MENTION_TEXTS.oldest },
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
    <Box
      component="section"
      aria-label={INBOX_TEXTS.title}
      {...(isShownAlone ? PRINT.flow : PRINT.none)}
      onKeyDown={onKeyDown}
      sx={{
        display: { xs: isShownAlone ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        flex: { xs: 1, md: '0 0 340px' },
        minWidth: 0,
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1.5, pb: 0.5 }}>
        <Typography variant="h1" sx={{ flex: 1, fontSize: '1.25rem' }}>
          {INBOX_TEXTS.title}
        </Typography>
        <ListChoice view={inbox.ticketView} counts={inbox.counts} isMentions />
      </Box>
      <InboxTabs current="tickets" />
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
    </Box>
  );
}
