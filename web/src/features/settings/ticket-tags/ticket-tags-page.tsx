import { renameTag } from '@harborline/domain/api/inbox/tags';
import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TAG_SETTINGS_TEXTS } from '@harborline/domain/texts/tag-settings';
import { countText } from '@harborline/domain/tickets/ticket-lists';
import TagIcon from '@mui/icons-material/LabelOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { RenameTagDialog } from './rename-tag-dialog';
import { TagRow } from './tag-row';
import { type CountedTag, type CountedTags, useCountedTags } from './use-counted-tags';
import { useTagSteps } from './use-tag-steps';

type Asked =
  | { readonly what: 'rename' | 'delete'; readonly tag: CountedTag }
  | { readonly what: 'merge'; readonly tag: CountedTag; readonly into: TicketTag };

/** From so many on, a tag is looked for by its name. */
const SEARCHED_FROM = 10;

interface TagsProps extends CountedTags {
  readonly reload: () => Promise<void>;
}

function Tags({ tags, under_way: underWay, reload }: TagsProps) {
  const { run, isRunning } = useTagSteps(reload);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [query, setQuery] = useState('');
  const close = () => setAsked(null);
  const mayChange = useMay(renameTag);
  const maySee = useMay('Conversations.readTicket');
  const { list, leaveRow } = useRowFocus();
  const shown = tags.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  /** Of the tag that is gone the row goes, and the focus with it. */
  const take = async (step: Parameters<typeof run>[0]) => {
    const index = shown.findIndex(({ tag_ref }) => tag_ref === step.tag.tag_ref);
    if (!(await run(step))) return;
    if (step.kind !== 'rename') leaveRow(index, 'delete');
    close();
  };
  return (
    <>
      {!mayChange && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {underWay.length > 0 && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => void reload()}>
              {TAG_SETTINGS_TEXTS.refresh}
            </Button>
          }
        >
          {TAG_SETTINGS_TEXTS.underWay(underWay.join(', '))}
        </Alert>
      )}
      {tags.length >= SEARCHED_FROM && (
        <Box sx={{ display: 'flex' }}>
          <SearchField label={TAG_SETTINGS_TEXTS.search} value={query} onChange={setQuery} />
        </Box>
      )}
      {tags.length === 0 ? (
        <EmptyState
          icon={<TagIcon />}
          title={TAG_SETTINGS_TEXTS.empty}
          description={TAG_SETTINGS_TEXTS.emptyBody}
        />
      ) : shown.length === 0 ? (
        <Typography variant="body2" role="status">
          {TAG_SETTINGS_TEXTS.noneFound}
        </Typography>
      ) : (
        <Box component="ul" ref={list} aria-label={TAG_SETTINGS_TEXTS.title} sx={FRAMED_LIST}>
          {shown.map((tag) => (
            <TagRow
              key={tag.tag_ref}
              tag={tag}
              mayChange={mayChange}
              maySee={maySee}
              onRename={() => setAsked({ what: 'rename', tag })}
              onDelete={() => setAsked({ what: 'delete', tag })}
            />
          ))}
        </Box>
      )}
      {tags.some(({ tickets }) => tickets === null) && (
        <Typography variant="body2" color="textSecondary">
          {TAG_SETTINGS_TEXTS.onlySome}
        </Typography>
      )}
      {asked?.what === 'rename' && (
        <RenameTagDialog
          tags={tags}
          tag={asked.tag}
          isBusy={isRunning}
          onRename={(name) => void take({ kind: 'rename', tag: asked.tag, name })}
          onMerge={(into) => setAsked({ what: 'merge', tag: asked.tag, into })}
          onClose={close}
        />
      )}
      {asked?.what === 'merge' && (
        <ConfirmDialog
          isOpen
          isDestructive
          isBusy={isRunning}
          title={TAG_SETTINGS_TEXTS.mergeTitle(asked.tag.name, asked.into.name)}
          description={TAG_SETTINGS_TEXTS.mergeBody(asked.tag.name, asked.into.name)}
          confirmLabel={TAG_SETTINGS_TEXTS.mergeConfirm}
          onConfirm={() => void take({ kind: 'merge', tag: asked.tag, into: asked.into })}
          onCancel={close}
        />
      )}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          isOpen
          isDestructive
          isBusy={isRunning}
          title={TAG_SETTINGS_TEXTS.removeTitle(asked.tag.name)}
          description={TAG_SETTINGS_TEXTS.removeBody(
            asked.tag.tickets === null ? null : countText(asked.tag.tickets),
          )}
          confirmLabel={TAG_SETTINGS_TEXTS.removeConfirm}
          onConfirm={() => void take({ kind: 'delete', tag: asked.tag })}
          onCancel={close}
        />
      )}
    </>
  );
}

/** /admin/profile/tickettags (D-117). */
export function TicketTagsPage() {
  const { state, reload } = useCountedTags();
  if (state.status === 'denied') return <EmptyState icon={<LockIcon />} title={TAG_SETTINGS_TEXTS.denied} />;
  if (state.status === 'failed')
    return <ErrorState title={TAG_SETTINGS_TEXTS.loadFailed} onRetry={state.retry} />;
  return (
    <SettingsPageFrame title={TAG_SETTINGS_TEXTS.title} intro={TAG_SETTINGS_TEXTS.intro}>
      {state.status === 'loading' ? <SettingsSkeleton /> : <Tags {...state.data} reload={reload} />}
    </SettingsPageFrame>
  );
}
