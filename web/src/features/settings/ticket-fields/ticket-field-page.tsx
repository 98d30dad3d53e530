import { FIELD_CALLS } from '@harborline/domain/api/inbox/ticket-fields';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { LIMITS } from '@harborline/domain/limits';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { useMay } from '../../../shared/staff/use-may';
import { useFieldOptions } from '../../../shared/ticket-fields/use-field-options';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { AddOption } from './add-option';
import { OptionRow } from './option-row';
import { RenameDialog } from './rename-dialog';
import { useOptionChanges } from './use-option-changes';

interface Asked {
  readonly what: 'rename' | 'remove';
  readonly option: FieldOption;
}

function Options({ field, options, reload }: OptionsProps) {
  const { run, isRunning } = useOptionChanges(field, reload);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const texts = TICKET_FIELD_TEXTS.of[field];
  const mayChange = useMay(FIELD_CALLS[field].create);
  const { list, leaveRow } = useRowFocus();
  const remove = async (option: FieldOption) => {
    const index = options.indexOf(option);
    if (!(await run({ kind: 'remove', option }))) return;
    leaveRow(index, 'delete');
    close();
  };
  return (
    <>
      {mayChange ? (
        <AddOption options={options} isBusy={isRunning} onAdd={(name) => run({ kind: 'add', name })} />
      ) : (
        <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>
      )}
      {options.length === 0 ? (
        <EmptyState icon={<ListIcon />} title={texts.empty} description={TICKET_FIELD_TEXTS.emptyBody} />
      ) : (
        <Box component="ul" ref={list} aria-label={texts.title} sx={FRAMED_LIST}>
          {options.map((option, index) => (
            <OptionRow
              key={option.ref}
              option={option}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              isBusy={isRunning}
              mayChange={mayChange}
              onMove={(by) => void run({ kind: 'move', option, position: index + by })}
              onRename={() => setAsked({ what: 'rename', option })}
              onRemove={() => setAsked({ what: 'remove', option })}
            />
          ))}
        </Box>
      )}
      {asked?.what === 'rename' && (
        <RenameDialog
          option={asked.option}
          faultOf={(name) =>
            isNameTaken(options, name, asked.option.ref) ? TICKET_FIELD_TEXTS.nameTaken : undefined
          }
          maxLength={LIMITS.ticketFieldName}
          isBusy={isRunning}
          onRename={async (name) => {
            if (await run({ kind: 'rename', option: asked.option, name })) close();
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          isOpen
          isDestructive
          isBusy={isRunning}
          title={TICKET_FIELD_TEXTS.removeTitle(asked.option.name)}
          description={TICKET_FIELD_TEXTS.removeBody}
          confirmLabel={TICKET_FIELD_TEXTS.removeConfirm}
          onConfirm={() => void remove(asked.option)}
          onCancel={close}
        />
      )}
    </>
  );
}

interface OptionsProps {
  readonly field: TicketField;
  readonly options: readonly FieldOption[];
  readonly reload: () => Promise<void>;
}

function TicketFieldPage({ field }: { field: TicketField }) {
  const { state, reload } = useFieldOptions(field);
  const texts = TICKET_FIELD_TEXTS.of[field];
  if (state.status === 'denied') return <EmptyState icon={<LockIcon />} title={TICKET_FIELD_TEXTS.denied} />;
  if (state.status === 'failed')
    return <ErrorState title={TICKET_FIELD_TEXTS.loadFailed} onRetry={state.retry} />;
  return (
    <SettingsPageFrame title={texts.title} intro={texts.intro}>
      {state.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <Options field={field} options={state.data} reload={reload} />
      )}
    </SettingsPageFrame>
  );
}

/** /admin/profile/tickettypes (S2.7-09, D-89). */
export const TicketTypesPage = () => <TicketFieldPage key="type" field="type" />;

/** /admin/profile/ticketcategories (S2.7-09, D-89). */
export const TicketCategoriesPage = () => <TicketFieldPage key="category" field="category" />;

/** /admin/profile/tickettiers (S2.7-09, D-89). */
export const TicketTiersPage = () => <TicketFieldPage key="tier" field="tier" />;
