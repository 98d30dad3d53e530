import { entityTypeLabel } from '@harborline/domain/feed/feed-badge';
import type { FeedItem } from '@harborline/domain/feed/feed-item';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import AutomationIcon from '@mui/icons-material/BoltOutlined';
import ReadIcon from '@mui/icons-material/DraftsOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { absoluteTime } from '../../shared/format/staff-times';
import { adminLinks } from '../../shared/routes/admin-links';
import { PersonPicture } from '../../shared/ui-admin/person-picture';
import { RelativeTime } from '../../shared/ui-admin/relative-time';
import { VISUALLY_HIDDEN } from '../../shared/ui-admin/visually-hidden';

interface FeedRowProps {
  item: FeedItem;
  isOpen: boolean;
  onToggle: () => void;
  /** after the link to its ticket was followed */
  onFollow: () => void;
  onMark: () => void;
}

const isByAutomation = ({ trigger }: FeedItem) => trigger === 'automation';

/** What did something by itself may be no workflow, such as a planned reply. */
const actorOf = (item: FeedItem) => {
  const { workflow_name: workflow, agent } = item;
  return (isByAutomation(item) && workflow) || agent.agent_name || FEED_TEXTS.someone;
};

function ActorPicture({ item }: { item: FeedItem }) {
  return (
    <PersonPicture
      name={actorOf(item)}
      picture={item.agent.agent_picture}
      size={36}
      {...(isByAutomation(item) ? { icon: <AutomationIcon fontSize="small" /> } : {})}
    />
  );
}

/** One activity: it opens its ticket, or else shows the time, the type and the workflow (S3-30, S3-31). */
export function FeedRow({ item, isOpen, onToggle, onFollow, onMark }: FeedRowProps) {
  const detailsId = useId();
  const at = new Date(item.created_at);
  const markLabel = item.is_read ? FEED_TEXTS.markUnread : FEED_TEXTS.markRead;
  return (
    <Box
      component="li"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: item.is_read ? 'transparent' : 'surface.selected',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <ButtonBase
          {...(item.conversation_ref === ''
            ? {
                'aria-expanded': isOpen,
                'aria-controls': isOpen ? detailsId : undefined,
                onClick: onToggle,
              }
            : {
                component: Link,
                to: adminLinks.inbox({ conversation: item.conversation_ref }),
                onClick: onFollow,
              })}
          sx={{
            flex: 1,
            minWidth: 0,
            gap: 1.5,
            px: 2.5,
            py: 1.5,
            justifyContent: 'flex-start',
            textAlign: 'start',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <ActorPicture item={item} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={{ typography: 'body2' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {actorOf(item)}
              </Box>{' '}
              {item.activity_name}
              {!item.is_read && (
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  , {FEED_TEXTS.unread}
                </Box>
              )}
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', gap: 0.75 }}>
              <span>{entityTypeLabel(item.entity_type)}</span>
              <span aria-hidden>·</span>
              <RelativeTime at={at} />
            </Box>
          </Box>
        </ButtonBase>
        <Tooltip title={markLabel}>
          <IconButton size="small" aria-label={markLabel} onClick={onMark}>
            {item.is_read ? <ReadIcon fontSize="small" /> : <UnreadIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      {isOpen && (
        <Box id={detailsId} sx={{ px: 2.5, pb: 1.5, pl: 8.5, typography: 'body2', color: 'text.secondary' }}>
          {absoluteTime(at)}
          {item.workflow_name !== '' && `, ${FEED_TEXTS.byWorkflow(item.workflow_name)}`}
        </Box>
      )}
    </Box>
  );
}
