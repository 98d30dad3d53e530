import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
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
  return (
    <>
      <AddOption options={options} isBusy={isRunning} onAdd={(name) => run({ kind: 'add', name })} />
      {options.length === 0 ? (
        <EmptyState icon={<ListIcon />} title={texts.empty} description={TICKET_FIELD_TEXTS.emptyBody} />
      ) : (
        <Box component="ul" aria-label={texts.title} sx={FRAMED_LIST}>
          {options.map((option, index) => (
            <OptionRow
              key={option.ref}
              option={option}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              isBusy={isRunning}
              onMove={(by) => void run({ kind: 'move', option, position: index + by })}
              onRename={() => setAsked({ what: 'rename', option })}
              onRemove={() => setAsked({ what: 'remove', option })}
            />
          ))}
        </Box>
      )}
      {asked?.what === 'rename' && (
        <RenameDialog
          options={options}
          option={asked.option}
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
          onConfirm={async () => {
            if (await run({ kind: 'remove', option: asked.option })) close();
          }}
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
  if (state.status === 'failed' || state.status === 'denied')
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
