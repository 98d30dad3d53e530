import type { StatusGroup } from '@harborline/domain/entities/status-page';
import { LIMITS } from '@harborline/domain/limits';
import type { StatusContent } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { newId } from '../../../shared/store/new-id';
import { SettingsSection } from '../frame/settings-section';
import type { ArrangedComponent } from './arrangement';
import { ComponentDialog } from './component-dialog';
import { ComponentList } from './component-list';
import { GroupDialog } from './group-dialog';
import { RemoveDialog, type Removed } from './remove-dialog';
import { useFallbackFocus } from './use-fallback-focus';
import type { SaveStep } from './use-status-page';

/** The dialog that is open. */
type Open =
  | { readonly kind: 'component'; readonly component: ArrangedComponent; readonly isNew: boolean }
  | { readonly kind: 'group'; readonly group: StatusGroup; readonly isNew: boolean }
  | { readonly kind: 'remove'; readonly removed: Removed };

interface ComponentsSectionProps {
  content: StatusContent;
  nowMs: number;
  isReadOnly: boolean;
  save: SaveStep;
}

/** Groups and components: their order, their names and their states. */
export function ComponentsSection({ content, nowMs, isReadOnly, save }: ComponentsSectionProps) {
  const firestore = useStaffFirestore();
  const [open, setOpen] = useState<Open | null>(null);
  const addButton = useFallbackFocus(open !== null);
  const { groups, components } = content;
  const areComponentsFull = components.length >= LIMITS.statusComponents;
  const areGroupsFull = groups.length >= LIMITS.statusGroups;
  const close = () => setOpen(null);
  const addComponent = () => {
    const component = { id: newId(firestore), title: '', description: '', groupId: '' };
    setOpen({ kind: 'component', component, isNew: true });
  };
  const addGroup = () => setOpen({ kind: 'group', group: { id: newId(firestore), title: '' }, isNew: true });
  return (
    <SettingsSection
      title={STATUS_SETTINGS_TEXTS.componentsTitle}
      description={STATUS_SETTINGS_TEXTS.componentsHelp}
    >
      <ComponentList
        content={content}
        nowMs={nowMs}
        isReadOnly={isReadOnly}
        save={save}
        onEditComponent={(component) => setOpen({ kind: 'component', component, isNew: false })}
        onEditGroup={(group) => setOpen({ kind: 'group', group, isNew: false })}
        onRemove={(removed) => setOpen({ kind: 'remove', removed })}
      />
      {!isReadOnly && areComponentsFull && (
        <Alert severity="info">{STATUS_SETTINGS_TEXTS.tooManyComponents(LIMITS.statusComponents)}</Alert>
      )}
      {!isReadOnly && areGroupsFull && (
        <Alert severity="info">{STATUS_SETTINGS_TEXTS.tooManyGroups(LIMITS.statusGroups)}</Alert>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={areComponentsFull}
            onClick={addComponent}
          >
            {STATUS_SETTINGS_TEXTS.addComponent}
          </Button>
          <Button color="inherit" startIcon={<AddIcon />} disabled={areGroupsFull} onClick={addGroup}>
            {STATUS_SETTINGS_TEXTS.addGroup}
          </Button>
        </Box>
      )}
      {open?.kind === 'component' && (
        <ComponentDialog {...open} groups={groups} save={save} onClose={close} />
      )}
      {open?.kind === 'group' && <GroupDialog {...open} save={save} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog removed={open.removed} save={save} onClose={close} />}
    </SettingsSection>
  );
}
