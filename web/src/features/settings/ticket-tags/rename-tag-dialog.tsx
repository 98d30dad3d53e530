import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { LIMITS } from '@harborline/domain/limits';
import { TAG_SETTINGS_TEXTS } from '@harborline/domain/texts/tag-settings';
import { tagName, tagNamed } from '@harborline/domain/tickets/tags';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface RenameTagDialogProps {
  readonly tags: readonly TicketTag[];
  readonly tag: TicketTag;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  /** the name is that of another tag */
  readonly onMerge: (into: TicketTag) => void;
  readonly onClose: () => void;
}

/** Asks for another name of a tag; that of another one leads to the question whether to merge them. */
export function RenameTagDialog({ tags, tag, isBusy, ...on }: RenameTagDialogProps) {
  const [typed, setTyped] = useState(tag.name);
  const name = tagName(typed);
  const named = tagNamed(tags, name);
  const other = named?.tag_ref === tag.tag_ref ? undefined : named;
  return (
    <FormDialog
      title={TAG_SETTINGS_TEXTS.rename(tag.name)}
      description={TAG_SETTINGS_TEXTS.renameBody}
      confirmLabel={other === undefined ? TAG_SETTINGS_TEXTS.save : TAG_SETTINGS_TEXTS.askMerge}
      isBusy={isBusy}
      isReady={name !== '' && name !== tag.name}
      onSubmit={() => (other === undefined ? on.onRename(name) : on.onMerge(other))}
      onClose={on.onClose}
    >
      <TextInput
        autoFocus
        label={TAG_SETTINGS_TEXTS.name}
        value={typed}
        helpText={other && TAG_SETTINGS_TEXTS.mergeHint(other.name)}
        inputProps={{ maxLength: LIMITS.tagName, dir: 'auto' }}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
