import { createOwnStatus, type PresentedStatus } from '@harborline/domain/api/inbox/ticket-statuses';
import { CONVERSATION_STATUSES } from '@harborline/domain/entities/conversation';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { LIMITS } from '@harborline/domain/limits';
import { PROFILE_PAGES, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { isStatusNameTaken } from '@harborline/domain/tickets/own-statuses';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useMay } from '../../../shared/staff/use-may';
import { ownStatuses } from '../../../shared/ticket-statuses/own-statuses';
import { useTicketStatuses } from '../../../shared/ticket-statuses/use-ticket-statuses';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { CustomFieldsSection } from '../custom-fields/custom-fields-section';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { RenameDialog } from '../ticket-fields/rename-dialog';
import { AddStatus } from './add-status';
import { StatusSection } from './status-section';
import { useStatusChanges } from './use-status-changes';

interface StatusesProps {
  readonly statuses: readonly PresentedStatus[];
  readonly reload: () => Promise<void>;
}

function Statuses({ statuses, reload }: StatusesProps) {
  const { run, isRunning } = useStatusChanges(reload);
  const [renamed, setRenamed] = useState<OwnStatus | null>(null);
  const mayChange = useMay(createOwnStatus);
  const own = ownStatuses(statuses);
  const faultOf = (name: string, ref: string) =>
    isStatusNameTaken(own, name, ref) ? TICKET_STATUS_TEXTS.nameTaken : undefined;
  return (
    <>
      {mayChange ? (
        <AddStatus
          faultOf={(name) => faultOf(name, '')}
          isBusy={isRunning}
          onAdd={(name, countsAs) => run({ kind: 'add', name, countsAs })}
        />
      ) : (
        <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>
      )}
      {CONVERSATION_STATUSES.map((status) => (
        <StatusSection
          key={status}
          status={status}
          own={own.filter(({ counts_as }) => counts_as === status)}
          isBusy={isRunning}
          mayChange={mayChange}
          onMove={(one, position) => void run({ kind: 'move', status: one, position })}
          onRename={setRenamed}
          onRemove={(one) => run({ kind: 'remove', status: one })}
        />
      ))}
      {renamed !== null && (
        <RenameDialog
          option={renamed}
          faultOf={(name) => faultOf(name, renamed.ref)}
          maxLength={LIMITS.ownStatusName}
          isBusy={isRunning}
          onRename={async (name) => {
            if (await run({ kind: 'rename', status: renamed, name })) setRenamed(null);
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

/** /admin/profile/tickets: the statuses and the custom fields that tickets can have (S2.7-05, D-121, D-126). */
export function TicketStatusesPage() {
  const { state, reload } = useTicketStatuses();
  if (state.status === 'denied') return <EmptyState icon={<LockIcon />} title={TICKET_STATUS_TEXTS.denied} />;
  return (
    <SettingsPageFrame title={PROFILE_PAGES.tickets.label} intro={TICKET_STATUS_TEXTS.intro}>
      {state.status === 'loading' && <SettingsSkeleton />}
      {state.status === 'failed' && (
        <ErrorState title={TICKET_STATUS_TEXTS.loadFailed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && <Statuses statuses={state.data} reload={reload} />}
      <CustomFieldsSection />
    </SettingsPageFrame>
  );
}
